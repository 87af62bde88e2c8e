import { PROMPT_CLASS } from './prompts';

/** Returns the text of a code element without the prompts that highlight.tsx marks. */
export function stripPrompts(code: Element): string {
  const copy = code.cloneNode(true);
  if (copy instanceof Element) for (const prompt of copy.querySelectorAll(`.${PROMPT_CLASS}`)) prompt.remove();
  return copy.textContent ?? '';
}
