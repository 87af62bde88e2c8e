import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { CODE_LANGUAGES } from '@/ui/code/code-languages';
import { resolveFactTokens } from '@/platform/fact-tokens';
import { ARCHITECTURES, DOWNLOAD_PRODUCTS, PACKAGE_MANAGERS } from '@/modules/downloads/options';
import { readContentFacts } from '../../../scripts/content-facts';

const installationSchema = z.object({
  key: z.string(),
  product: z.enum(DOWNLOAD_PRODUCTS),
  packageManager: z.enum(PACKAGE_MANAGERS).optional(),
  package: z.string().optional(),
  steps: z.array(
    z.object({ title: z.string(), language: z.enum(CODE_LANGUAGES), code: z.string(), platforms: z.string().optional() }),
  ),
  verify: z.string(),
  remove: z.string(),
});
const platformSchema = z.object({
  key: z.string(),
  name: z.string(),
  offers: z.array(
    z.object({
      product: z.enum(DOWNLOAD_PRODUCTS),
      installation: z.string().optional(),
      majors: z.coerce.string().optional(),
      architectures: z.array(z.enum(ARCHITECTURES)).optional(),
      checked: z.string(),
    }),
  ),
});
const versionSchema = z.object({ major: z.number(), released: z.string(), endOfLife: z.string().optional() });
const releaseSchema = z.object({ released: z.string(), versions: z.array(z.coerce.string()) });

const facts = readContentFacts();

const read = <Row>(name: string, schema: z.ZodType<Row>): Row[] =>
  z.array(schema).parse(resolveFactTokens(parse(readFileSync(`content/data/${name}.yaml`, 'utf8')), facts));

/** The starter content's installations, platforms, versions, and releases, with resolved fact tokens. */
export const installationData = {
  installations: read('installations', installationSchema),
  platforms: read('platforms', platformSchema),
  versions: read('postgres-versions', versionSchema),
  releases: read('postgres-releases', releaseSchema),
};
