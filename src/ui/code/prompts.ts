/** The shell prompt `$ ` and psql's prompts: `postgres=# `, `app-> `, `=> `, and its other continuation prompts. */
const PROMPT_PATTERN = /^(?:\$ |[\w.-]*[=\-('"*^!][#>] )/;

/** The class of prompts; the copy button leaves out elements with it. */
export const PROMPT_CLASS = 'tp';

interface CodeLine {
  /** Empty when the line has no prompt. */
  readonly prompt: string;
  readonly text: string;
}

/** Returns whether lines in this language can start with a prompt; elsewhere the same characters are code. */
function hasPrompts(language: string): boolean {
  return ['psql', 'sql', 'bash', 'sh', 'text'].includes(language);
}

/** Splits code into lines and separates each from its prompt. */
export function splitPrompts(code: string, language: string): CodeLine[] {
  return code.split('\n').map((line) => {
    const prompt = hasPrompts(language) ? (PROMPT_PATTERN.exec(line)?.[0] ?? '') : '';
    return { prompt, text: line.slice(prompt.length) };
  });
}
