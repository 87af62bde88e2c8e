import { z } from 'zod';
import { requestExternalApi, type ExternalApiResult } from '@/services/external-api';

/** No one waits at a page for a translation. */
const TIME_LIMIT_MS = 15_000;
/** Limits of one request: the service takes 128 texts, and recommends far fewer than its 30,000 characters. */
const TEXTS_MAX = 128;
const CHARACTERS_MAX = 10_000;

const translationsSchema = z.object({
  data: z.object({ translations: z.array(z.object({ translatedText: z.string() })) }),
});
const languagesSchema = z.object({ data: z.object({ languages: z.array(z.object({ language: z.string().min(2) })) }) });

/** A client of a translation service. */
export interface TranslationClient {
  /** Returns the codes of the languages that the service translates into. */
  fetchLanguages(): Promise<ExternalApiResult<string[]>>;
  /**
   * Translates English HTML fragments, in order. Elements with `translate="no"` are left alone.
   * @param target code of the language
   */
  translate(fragments: readonly string[], target: string): Promise<ExternalApiResult<string[]>>;
}

interface TranslationClientOptions {
  /** Base URL, without a trailing slash. */
  url: string;
  /** The API key, sent in a header, so that it doesn't appear in logs of URLs. */
  key: string;
  /** For tests. */
  timeLimitMs?: number;
}

/** Creates the client of Cloud Translation, Basic edition (REST, version 2). */
export function createTranslationClient({ url, key, timeLimitMs = TIME_LIMIT_MS }: TranslationClientOptions): TranslationClient {
  const common = { system: 'translation', headers: { 'x-goog-api-key': key }, timeLimitMs };
  const translateBatch = async (q: readonly string[], target: string): Promise<ExternalApiResult<string[]>> => {
    const result = await requestExternalApi({
      ...common,
      url: `${url}/language/translate/v2`,
      method: 'POST',
      isReadOnly: true,
      body: { q, source: 'en', target, format: 'html' },
      schema: translationsSchema.refine(({ data }) => data.translations.length === q.length, 'must have one for each text'),
    });
    if (result.outcome !== 'answered') return result;
    return { outcome: 'answered', answer: result.answer.data.translations.map(({ translatedText }) => translatedText) };
  };
  return {
    fetchLanguages: async () => {
      const result = await requestExternalApi({
        ...common,
        url: `${url}/language/translate/v2/languages`,
        schema: languagesSchema,
      });
      if (result.outcome !== 'answered') return result;
      return { outcome: 'answered', answer: result.answer.data.languages.map(({ language }) => language) };
    },
    translate: async (fragments, target) => {
      const translated: string[] = [];
      for (const batch of splitIntoBatches(fragments)) {
        const result = await translateBatch(batch, target);
        if (result.outcome !== 'answered') return result;
        translated.push(...result.answer);
      }
      return { outcome: 'answered', answer: translated };
    },
  };
}

/** Splits texts into requests within the limits, in order. A text that exceeds the limit on its own gets its own request. */
export function splitIntoBatches(texts: readonly string[]): string[][] {
  const batches: string[][] = [];
  let characters = 0;
  for (const text of texts) {
    const last = batches.at(-1);
    if (last === undefined || last.length >= TEXTS_MAX || characters + text.length > CHARACTERS_MAX) {
      batches.push([text]);
      characters = text.length;
      continue;
    }
    last.push(text);
    characters += text.length;
  }
  return batches;
}
