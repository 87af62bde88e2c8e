import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getLanguageName } from './grammars';
import { highlight } from './highlight';
import { PROMPT_CLASS } from './prompts';

const html = (code: string, language: string): string => renderToStaticMarkup(<>{highlight(code, language)}</>);
const text = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, '')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'");
const copied = (markup: string): string =>
  text(markup.replace(new RegExp(`<span class="${PROMPT_CLASS}">[^<]*</span>`, 'g'), ''));

test('prompts are shown but not copied', () => {
  const psql = "postgres=# select 'a\npostgres'# b'\npostgres-# from t;";
  expect(text(html(psql, 'psql'))).toBe(psql);
  expect(copied(html(psql, 'psql'))).toBe("select 'a\nb'\nfrom t;");
  expect(copied(html('$ psql app\n=> select 1;', 'bash'))).toBe('psql app\nselect 1;');
});

test('code that only looks like a prompt is kept', () => {
  const python = '$ x\na=> b';
  expect(copied(html(python, 'python'))).toBe(python);
  expect(copied(html('select a->b -> c;\n# comment', 'sql'))).toBe('select a->b -> c;\n# comment');
});

test('keywords and strings get classes, only in a known language', () => {
  expect(html("select 'a';", 'sql')).toBe('<span class="tk">select</span> <span class="ts">&#x27;a&#x27;</span>;');
  expect(html("select 'a';", 'text')).toBe('select &#x27;a&#x27;;');
});

test('tokens of one kind that only a space separates are one element', () => {
  expect(html('a int not null,', 'sql')).toBe('a <span class="tk">int not null</span>,');
  expect(html('select\n  1 2', 'sql')).toBe('<span class="tk">select</span>\n  <span class="tn">1 2</span>');
});

test('code in a language that is named like a property of every object stays plain', () => {
  expect(html("select 'a';", 'constructor')).toBe('select &#x27;a&#x27;;');
  expect([getLanguageName('sql'), getLanguageName('constructor')]).toEqual(['SQL', 'Text']);
});
