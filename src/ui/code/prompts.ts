/** `$ ` of a shell, and psql's prompts: `postgres=# `, `app-> `, `=> `, and its other states of continuation. */
const PROMPT_PATTERN = /^(?:\$ |[\w.-]*[=\-('"*^!][#>] )/;

/** The class of a prompt; the copy button leaves out what has it. */
export const PROMPT_CLASS = 'tp';

export interface CodeLine {
  /** Empty when the line has no prompt. */
  readonly prompt: string;
  readonly text: string;
}

/** Whether lines of a language can begin with a prompt; in others the same characters are code. */
function hasPrompts(language: string): boolean {
  return ['psql', 'sql', 'bash', 'sh', 'text'].includes(language);
}

/** The lines of a piece of code, each parted from the prompt that it begins with. */
export function splitPrompts(code: string, language: string): CodeLine[] {
  return code.split('\n').map((line) => {
    const prompt = hasPrompts(language) ? (PROMPT_PATTERN.exec(line)?.[0] ?? '') : '';
    return { prompt, text: line.slice(prompt.length) };
  });
}
