import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { parseMarkdown } from './parse-markdown';

/** Renders a paragraph of Markdown without the paragraph element, for use within other text. */
export function InlineMarkdown({ source }: { readonly source: string }): ReactElement {
  const tree = parseMarkdown(source);
  const children = tree.children.flatMap((node) => (node.type === 'element' && node.tagName === 'p' ? node.children : [node]));
  return toJsxRuntime({ type: 'root', children }, { Fragment, jsx, jsxs });
}
