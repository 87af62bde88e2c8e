import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Phrases that no native speaker uses at work, each with the words to use instead. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\byou look for\b(?! (?:a|an|the|other|what))/i, 'Looking for …?'],
  [/\bthe way of (?:a|the) (?:case|patch|ticket|support)/i, 'how we handle …'],
  [/^tell (?:me|us)$/i, 'Notify me, Contact us'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix, fixed'],
  [/\bhas a slip in it\b/i, 'may be mistyped'],
  [/\byou have left\b/i, 'You’re unsubscribed'],
  [/\bhalf page\b(?! is enough)/i, 'application'],
  [/\bwhat your company has bought\b/i, 'your subscriptions and renewal dates'],
  [/\bwords to look for\b/i, 'Search'],
  [/\bwhat brings you here\b/i, 'What do you want to do?'],
  [/^read (?:on|as well)$/i, 'Related'],
  [/\bfair doubts\b/i, 'Common questions'],
  [/^often asked$/i, 'Common questions'],
  [/\bleads? nowhere\b/i, 'doesn’t exist'],
  [/\bsomebody\b/i, 'someone, you, they'],
  [/\bthe address of (?:the|a|this) page\b/i, 'the page’s URL'],
  [/\buntil the vendor confirms\b/i, 'a Sample badge'],
  [/\bsample content\b/i, 'a Sample badge'],
  [/\bis (?:told|said) (?:by|of)\b/i, 'sent, read from, described'],
  [/\bgo on with\b/i, 'continue with'],
  [/\bis no (?:crime|contract|answer|veto)\b/i, 'isn’t a …'],
  [/\bwhen to (?:use|take|buy) none\b/i, 'when you don’t need it'],
  [/\bthe case for none\b/i, 'name the benefit'],
  [/\b(?:that|which|so that|as) one (?:can|may|must|should)\b/i, 'you can …'],
  [/\bgo(?:es|ing)? on (?:running|working|serving)\b/i, 'keeps running'],
  [/(?<!-)\bcut-over/i, 'cutover'],
  [/^for whom$/i, 'Who it’s for'],
  [/\bfaults? (?:in|of) (?:PostgreSQL|the (?:code|software|server|product|backup))\b/i, 'bug, problem'],
  [/\b(?:that|it)(?:’|')s no (?:bug|fault|error)\b/i, 'that isn’t a bug'],
  [/\bis the sentence to look for\b/i, 'is the line to look for'],
  [/\bfaults? (?:is|are|was|were|will be) solved\b|\bone real fault\b/i, 'problem'],
  [/\bwhilst\b|\bamongst\b|\blearnt\b|\bspelt\b|\bfortnight/i, 'American word: while, among, learned, spelled, two weeks'],
  [/\bhonour|\bdata centre|\bprogramme\b|\bcatalogue\b|\bharbour\b/i, 'American spelling'],
];

/** Other files hold commands whose output is recorded; their prose is checked by phrases that no recording contains. */
const CONTENT = 'content';
/** Owned by a search index or a migration, and not shown to people. */
const NOT_SHOWN = /^src\/(?:payload-types\.ts|cms\/migrations\/)|\.test\.tsx?$/;

interface Found {
  readonly file: string;
  readonly text: string;
}

function readFiles(folder: string, wanted: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file))
    .filter((file) => wanted.test(file));
}

/** The prose of a content file: without code blocks and inline code, a line for each field or paragraph. */
function readProse(file: string): Found[] {
  const source = readFileSync(file, 'utf8')
    .replaceAll(/```[\s\S]*?```/g, '')
    .replaceAll(/^( *)(?:code|output): \|2?-?\n(?:\1 +.*\n|\n)*/gm, '')
    .replaceAll(/`[^`\n]*`/g, '');
  return source
    .split('\n')
    .map((line) => ({ file, text: line.replace(/^\s*(?:- )?(?:[a-zA-Z]+: )?(?:[#>*-]+ )?['"]?|['"]$/g, '') }));
}

/** The string literals and the text of JSX in a source file, which are what people can come to see. */
function readStrings(file: string): Found[] {
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isJsxText(node))
      found.push({ file, text: node.text.replaceAll(/\s+/g, ' ').trim() });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

function findPhrases(all: readonly Found[]): string[] {
  return all.flatMap(({ file, text }) =>
    PHRASES.filter(([phrase]) => phrase.test(text)).map(
      ([phrase, instead]) => `${file}: “${text}” (${phrase.source}): ${instead}`,
    ),
  );
}

it('content has no phrase that must not come back', () => {
  const prose = readFiles(CONTENT, /\.(?:md|yaml)$/).flatMap(readProse);
  expect(prose.length).toBeGreaterThan(10_000);
  expect(findPhrases(prose)).toEqual([]);
});

it('what the code shows to people has no phrase that must not come back', () => {
  const files = readFiles('src', /\.tsx?$/).filter((file) => !NOT_SHOWN.test(file));
  const strings = files.flatMap(readStrings);
  expect(strings.length).toBeGreaterThan(5_000);
  expect(findPhrases(strings)).toEqual([]);
});

it('finds a phrase in a heading, a string, and the text of an element, and not in code', () => {
  const texts = ['Read on', 'This was mended.', 'somebody else'].map((text) => ({ file: 'a', text }));
  expect(findPhrases(texts)).toHaveLength(3);
  expect(findPhrases([{ file: 'a', text: 'We read on several nodes' }])).toEqual([]);
});
