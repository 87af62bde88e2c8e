import { formatDay } from '@/platform/format-day';
import type { Answer } from '../index/search-document';

/** An answer as text: a name, its meaning, and facts about it. */
export interface AnswerText {
  name: string;
  text: string;
  facts: string[];
}

/** Formats an answer. */
export function formatAnswer(answer: Answer): AnswerText {
  switch (answer.kind) {
    case 'setting':
      return { name: answer.name, text: answer.meaning, facts: [answer.facts] };
    case 'error':
      return { name: `${answer.code}: ${answer.condition}`, text: answer.meaning, facts: [`Class: ${answer.group}.`] };
    case 'version':
      return {
        name: `PostgreSQL ${answer.major}`,
        text: '',
        facts: [
          `First release: ${formatDay(answer.released)}.${answer.minor ? ` Newest minor release: ${answer.minor}.` : ''}`,
          answer.endOfLife ? `End of life: ${formatDay(answer.endOfLife)}.` : 'End of life: not announced yet.',
        ],
      };
  }
}
