import { STYLE_RULES_PER_SHEET_MAX } from '@/platform/constants';
import { countRules } from '@/platform/page-cache/rule-limit';
import type { BufferedResponse } from './responses/buffered-response';

/**
 * Rejects a style sheet with more rules than a browser engine supports. The development server links sheets as they are; a
 * finalized page has its styles in tags within the limit (finalize-page.ts).
 */
export function enforceRuleLimit(sheet: BufferedResponse, path: string): BufferedResponse {
  const rules = sheet.status === 200 ? countRules(sheet.body.toString()) : 0;
  if (rules <= STYLE_RULES_PER_SHEET_MAX) return sheet;
  const message = `${path} has ${rules} rules; a style sheet takes ${STYLE_RULES_PER_SHEET_MAX} at most.`;
  console.error(message);
  return { status: 500, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: Buffer.from(message) };
}
