import { readdirSync } from 'node:fs';
import path from 'node:path';
import { addressOfDoc, DOC_VERSIONS } from '../../src/cms/docs/places';

/**
 * The addresses of the handbook that search engines list: groups and pages of the newest version, and those that only an
 * older one has.
 * @param folder of the content files
 */
export function docsAddresses(folder: string): string[] {
  const known = new Set<string>();
  return DOC_VERSIONS.flatMap((version) => {
    const files = readdirSync(path.join(folder, 'docs', version), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
    const places = files.flatMap((file) => {
      const [group = '', name = ''] = file.split(path.sep);
      return [{ version, group }, { version, group, slug: path.basename(name, '.md') }];
    });
    return places.flatMap((place) => {
      const key = addressOfDoc({ ...place, version: DOC_VERSIONS[0] });
      if (known.has(key)) return [];
      known.add(key);
      return [addressOfDoc(place)];
    });
  });
}
