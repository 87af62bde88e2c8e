import { toString } from 'hast-util-to-string';
import { getCodeElement } from './code-blocks';
import { parseMarkdown } from './parse-markdown';

/** A block of code that a text marks with `run`. */
export interface RunnableBlock {
  code: string;
  /** What it prints, as the text says; undefined when it prints nothing. */
  output: string | undefined;
}

/** Whether the line that opens a block of code marks it with `run`. */
export function isRunnable(meta: string | null | undefined): boolean {
  return /(^|\s)run(\s|$)/.test(meta ?? '');
}

/** The blocks of a text that run, in their order. */
export function extractRunnableBlocks(source: string): RunnableBlock[] {
  return parseMarkdown(source, 2).children.flatMap((node) => {
    const code = getCodeElement(node);
    if (!code || !isRunnable(code.data?.meta) || node.type !== 'element') return [];
    const { dataOutput } = node.properties;
    return [{ code: toString(code).replace(/\n$/, ''), output: typeof dataOutput === 'string' ? dataOutput : undefined }];
  });
}
