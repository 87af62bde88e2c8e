import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildDocUrl, LATEST_VERSION } from '@/cms/core/kinds/docs-locations';

/**
 * Lists the paths of the handbook that search engines list: the groups and pages of its newest version.
 * @param content folder of the content files
 */
export function listDocsPaths(content: string): string[] {
  const files = readdirSync(path.join(content, 'docs', LATEST_VERSION), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:md|yaml)$/.test(file),
  );
  return files.map((file) => {
    const [group, name = ''] = file.split(path.sep);
    return buildDocUrl({ version: LATEST_VERSION, group, slug: name.endsWith('.md') ? path.basename(name, '.md') : undefined });
  });
}
