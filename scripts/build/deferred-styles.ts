import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFERRED_SHEET, extractDeferredRules } from '@/platform/page-cache/deferred-styles';
import { repositoryRoot } from '../paths';

const staticFolder = path.join(repositoryRoot, '.next/static');

/**
 * Collects the deferred rules of all built style sheets in one, which every page links to.
 * @throws when one has a relative URL, which would be wrong in another folder
 */
export function writeDeferredStyles(): void {
  const files = readdirSync(staticFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  for (const file of files.filter((name) => DEFERRED_SHEET.test(name))) rmSync(path.join(staticFolder, file));
  const sheets = files
    .filter((name) => !DEFERRED_SHEET.test(name))
    .toSorted()
    .map((file) => extractDeferredRules(readFileSync(path.join(staticFolder, file), 'utf8')));
  const css = [...new Set(sheets)].join('');
  if (css.includes('url(')) throw new Error('A deferred style has a URL, which would be resolved against another folder.');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 12);
  writeFileSync(path.join(staticFolder, `deferred.${hash}.css`), css);
}
