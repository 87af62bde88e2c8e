import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { PARTNER_KINDS } from './options';

const labels = PARTNER_KINDS.map(({ label }) => label);
const formsSchema = z.array(
  z.object({ key: z.string(), fields: z.array(z.object({ name: z.string(), options: z.array(z.string()).optional() })) }),
);
const pageSchema = z.object({
  layout: z.array(
    z.object({
      items: z.array(z.object({ title: z.string().optional() })).default([]),
      groups: z.array(z.object({ rows: z.array(z.object({ label: z.string() })) })).default([]),
    }),
  ),
});

const readYaml = (file: string): unknown => parse(readFileSync(`content/${file}`, 'utf8'));

it('a company can apply for each kind of partnership that the partner finder has', () => {
  const form = formsSchema.parse(readYaml('data/forms.yaml')).find(({ key }) => key === 'become-partner');
  expect(form?.fields.find(({ name }) => name === 'partnership')?.options).toEqual(labels);
});

it('the pages for partners name the same kinds', () => {
  const { layout } = pageSchema.parse(readYaml('pages/partners.yaml'));
  expect(layout.find(({ items }) => items.length > 0)?.items.map(({ title }) => title)).toEqual(expect.arrayContaining(labels));
  const requirements = pageSchema.parse(readYaml('pages/partners/become-partner.yaml')).layout;
  const rows = requirements.flatMap(({ groups }) => groups).flatMap((group) => group.rows);
  expect(rows.map(({ label }) => label)).toEqual(expect.arrayContaining(labels));
});
