import bash from 'highlight.js/lib/languages/bash';
import ini from 'highlight.js/lib/languages/ini';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import pgsql from 'highlight.js/lib/languages/pgsql';
import python from 'highlight.js/lib/languages/python';
import yaml from 'highlight.js/lib/languages/yaml';

/** The grammars for highlighting, by the language name that an editor or a fenced block gives. */
export const GRAMMARS = { sql: pgsql, psql: pgsql, bash, sh: bash, yaml, json, ini, java, javascript, python };

const LANGUAGE_NAMES = new Map([
  ['sql', 'SQL'],
  ['psql', 'psql'],
  ['bash', 'Shell'],
  ['sh', 'Shell'],
  ['yaml', 'YAML'],
  ['json', 'JSON'],
  ['ini', 'Configuration'],
  ['java', 'Java'],
  ['javascript', 'JavaScript'],
  ['python', 'Python'],
  ['powershell', 'PowerShell'],
]);

/** Returns the display name of a language: "Shell" for bash; "Text" for an unknown one. */
export function getLanguageName(language: string): string {
  return LANGUAGE_NAMES.get(language) ?? 'Text';
}
