import type { Slot } from '@/modules/module';
import { DocsContents } from './docs-lists';

export const docsSlots = { 'docs-contents': { render: () => <DocsContents />, isWide: true } } satisfies Record<string, Slot>;
