import type { Block, Field, PayloadRequest } from 'payload';
import { text, textarea } from 'payload/shared';
import { findUnknownTokens, resolveFactTokens } from '@/platform/fact-tokens';
import { loadFactValuesFor } from './load-fact-values';

/**
 * Lets the text fields of a collection hold fact tokens: limits on length count what readers see, and a token that no
 * fact has is an error of its field, in the admin and in an import. Fields for code are left alone.
 */
export function withFactTokens<Config extends { fields: Field[] }>(config: Config): Config {
  return { ...config, fields: withTokenFields(config.fields) };
}

function withTokenFields(fields: readonly Field[]): Field[] {
  return fields.map(withTokenField);
}

function withTokenField(field: Field): Field {
  switch (field.type) {
    case 'text':
      return field.hasMany ? field : { ...field, hasMany: false, validate: withTokens(field.validate ?? text) };
    case 'textarea':
      return { ...field, validate: withTokens(field.validate ?? textarea) };
    case 'tabs':
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withTokenFields(tab.fields) })) };
    case 'blocks':
      return { ...field, blocks: field.blocks.map((block): Block => withFactTokens(block)) };
    case 'array':
    case 'group':
    case 'row':
    case 'collapsible':
      return { ...field, fields: withTokenFields(field.fields) };
    default:
      return field;
  }
}

type Validation<Options> = (value: string | null | undefined, options: Options) => string | true | Promise<string | true>;

function withTokens<Options extends { req: PayloadRequest }>(validate: Validation<Options>): Validation<Options> {
  return async (value, options) => {
    const facts = await loadFactValuesFor(options.req.payload, value, options.req);
    const [unknown] = findUnknownTokens(value ?? '', facts);
    return unknown === undefined ? validate(resolveFactTokens(value, facts), options) : `There is no fact named ${unknown}.`;
  };
}
