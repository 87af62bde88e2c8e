import { PROMPT_CLASS } from './prompts';

/** The text of a code element as one would type it: the prompts, which highlight.tsx marks, are left out. */
export function stripPrompts(code: Element): string {
  const copy = code.cloneNode(true);
  if (copy instanceof Element) for (const prompt of copy.querySelectorAll(`.${PROMPT_CLASS}`)) prompt.remove();
  return copy.textContent ?? '';
}
