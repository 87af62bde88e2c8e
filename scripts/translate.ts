import './check-runtime';
import { CommandError, formatError } from './command-error';
import { loadEnvironmentFile, validateVariables } from './environment-file';

// npm run translate -- /products/replication de: prints a machine translation of a published page, as Markdown.
const TIME_LIMIT_MS = 30_000;

try {
  const [path, language] = process.argv.slice(2);
  if (path === undefined || language === undefined || !path.startsWith('/'))
    throw new CommandError('Specify a page and a language.', { hint: 'npm run translate -- /products/replication de' });
  loadEnvironmentFile();
  validateVariables({ ...process.env, NODE_ENV: 'production' });
  await printTranslation(path, language);
} catch (error) {
  console.error(formatError(error).join('\n'));
  process.exitCode = 1;
}

async function printTranslation(path: string, language: string): Promise<void> {
  // Loaded after `.env`, which they read.
  const [{ environment }, { getTranslationLanguages, translationClient }, { translateMarkdown }] = await Promise.all([
    import('@/platform/environment'),
    import('@/services/translation'),
    import('./translate/translate-markdown'),
  ]);
  if (translationClient === undefined)
    throw new CommandError('No translation service is configured.', {
      hint: 'Set CLOUD_API_KEY, in the environment or in .env.',
    });
  const languages = getTranslationLanguages(unwrap(await translationClient.fetchLanguages()));
  if (!languages.includes(language))
    throw new CommandError(`Pages are not translated into ${language}.`, { hint: `The languages are ${languages.join(', ')}.` });
  const source = await fetchMarkdown(`${environment.SITE_URL}${path === '/' ? '/index' : path}.md`);
  const { markdown, kept } = await translateMarkdown(source, async (fragments) =>
    unwrap(await translationClient.translate(fragments, language)),
  );
  process.stdout.write(markdown);
  if (kept > 0)
    console.error(`${kept} parts are still in English: the service changed code, a name, a number, or a link in them.`);
}

function unwrap<Answer>(result: { outcome: 'answered'; answer: Answer } | { outcome: 'refused' | 'unavailable' }): Answer {
  if (result.outcome === 'answered') return result.answer;
  if (result.outcome === 'refused')
    throw new CommandError('The translation service refuses the key.', {
      hint: 'Check CLOUD_API_KEY and what the key may be used for.',
    });
  throw new CommandError('The translation service isn’t responding.', { hint: 'Nothing was translated. Try again in a minute.' });
}

async function fetchMarkdown(url: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  } catch {
    throw new CommandError(`The site isn’t responding at ${url}.`, {
      hint: 'Start it (npm start), or set SITE_URL to where it runs.',
    });
  }
  if (!response.ok)
    throw new CommandError(`There is no page at ${url} (${response.status}).`, { hint: 'Specify the path of a published page.' });
  return response.text();
}
