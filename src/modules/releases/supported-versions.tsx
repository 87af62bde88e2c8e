import type { ReactElement } from 'react';
import { Markdown } from '@/ui/markdown';
import { getLifecycle } from './lifecycle';
import { buildSupportTableMarkdown } from './support-text';

/** Lists the supported major versions of PostgreSQL, and the last that ended, with their dates. */
export async function SupportedVersions(): Promise<ReactElement> {
  return <Markdown source={buildSupportTableMarkdown(await getLifecycle())} heading="Supported versions" />;
}
