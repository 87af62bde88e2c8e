import { ERROR_MESSAGES } from '../error-messages';
import { fold } from '../text/tokenize';
import type { SearchDocument } from './search-document';
import type { TextSection } from './sections';

type NamedHit = Pick<SearchDocument, 'keys' | 'answer'> & { heading: string; body: string };

const SETTING = /^[a-z][a-z0-9_]+$/;
const SETTING_FACTS = /\bDefault: /;
const ERROR_CLASS = /^Class ([0-9A-Z]{2}): (.+)$/;
/** A row of the table of codes. Sticky, so that nothing but rows is read, and reading ends where the table does. */
const ERROR_ROW = / ?([0-9A-Z]{5}) ([a-z]+(?:_[a-z0-9]+)+|warning)(?= |$)/gy;

/** Returns the meaning, default and range of a setting, when the section of the handbook is about one. */
export function readSetting({ heading, body }: Pick<TextSection, 'heading' | 'body'>): NamedHit | undefined {
  const begin = body.search(SETTING_FACTS);
  if (!SETTING.test(heading) || begin === -1) return undefined;
  return {
    heading,
    body,
    keys: [heading, heading.replaceAll('_', ' ')],
    answer: { kind: 'setting', name: heading, meaning: body.slice(0, begin).trim(), facts: body.slice(begin).trim() },
  };
}

/** Returns a hit for each error code of a class: its condition, the meaning of its class, and its messages. */
export function readErrorCodes({ heading, body }: Pick<TextSection, 'heading' | 'body'>): NamedHit[] {
  const [, errorClass, group = ''] = ERROR_CLASS.exec(heading) ?? [];
  if (errorClass === undefined) return [];
  const [meaning = '', rows = ''] = body.split(' Code Condition ');
  return Array.from(rows.matchAll(ERROR_ROW), ([, code = '', condition = '']) => {
    const messages = ERROR_MESSAGES[code] ?? [];
    return {
      heading: `${code} ${condition}`,
      body: [...messages, meaning].join('. '),
      keys: [fold(code), condition, condition.replaceAll('_', ' '), ...messages.map(fold)],
      answer: { kind: 'error' as const, code, condition, group, meaning },
    };
  }).filter(({ answer }) => answer.code.startsWith(errorClass));
}
