import type { Element, ElementContent, Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import rehypeHighlight from 'rehype-highlight';
import { unified } from 'unified';
import { GRAMMARS } from './grammars';
import { PROMPT_CLASS, splitPrompts } from './prompts';

/** The token kinds that are highlighted. The grammars know more, but a calm page needs no more and each costs bytes. */
const TOKEN_CLASSES: Readonly<Record<string, string>> = {
  keyword: 'tk',
  type: 'tk',
  built_in: 'tk',
  literal: 'tk',
  string: 'ts',
  number: 'tn',
  comment: 'tc',
  attr: 'ta',
  section: 'ta',
  attribute: 'ta',
};

const processor = unified().use(rehypeHighlight, { languages: GRAMMARS, prefix: '' }).freeze();

/**
 * Highlights code as React nodes with classes and marked prompts.
 *
 * @param language a key of GRAMMARS; code in any other language stays plain
 * @param marks numbers of the highlighted lines, starting at 1
 */
export function highlight(code: string, language: string, marks: readonly number[] = []): ReactNode {
  const lines = splitPrompts(code, language);
  const text = lines.map((line) => line.text).join('\n');
  const highlighted = Object.hasOwn(GRAMMARS, language)
    ? highlightToNodes(text, language)
    : [{ type: 'text' as const, value: text }];
  const children = markLines(
    restorePrompts(
      highlighted,
      lines.map((line) => line.prompt),
    ),
    marks,
  );
  return toJsxRuntime({ type: 'root', children: mergeTexts(children) }, { Fragment, jsx, jsxs });
}

/** Merges adjacent texts. React would separate them by comments, which cost bytes. */
function mergeTexts(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.reduce<ElementContent[]>((merged, node) => {
    const before = merged.at(-1);
    if (node.type === 'text' && before?.type === 'text')
      return [...merged.slice(0, -1), { ...before, value: before.value + node.value }];
    return [...merged, node.type === 'element' ? { ...node, children: mergeTexts(node.children) } : node];
  }, []);
}

function highlightToNodes(text: string, language: string): ElementContent[] {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: [`language-${language}`] },
    children: [{ type: 'text', value: text }],
  };
  const tree: Root = { type: 'root', children: [{ type: 'element', tagName: 'pre', properties: {}, children: [code] }] };
  processor.runSync(tree);
  return joinTokens(mapTokenClasses(code.children));
}

/** Maps token classes to the kinds above and unwraps all other tokens. */
function mapTokenClasses(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const children = mapTokenClasses(node.children);
    const classes = Array.isArray(node.properties.className) ? node.properties.className : [];
    const kind = TOKEN_CLASSES[String(classes[0])];
    return kind === undefined ? children : [{ ...node, properties: { className: [kind] }, children }];
  });
}

/** Joins tokens of one kind that only spaces separate (`not null`), because each element costs bytes. */
function joinTokens(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.reduce<ElementContent[]>((joined, node) => {
    const [before, space] = joined.slice(-2);
    const isJoined =
      node.type === 'element' &&
      before?.type === 'element' &&
      getKind(before) === getKind(node) &&
      space?.type === 'text' &&
      /^ +$/.test(space.value);
    return isJoined
      ? [...joined.slice(0, -2), { ...before, children: [...before.children, space, ...node.children] }]
      : [...joined, node];
  }, []);
}

function getKind({ properties: { className } }: Element): string {
  return String(className);
}

/** Restores each line's prompt at the start of the line, even inside a multiline string or comment. */
function restorePrompts(nodes: readonly ElementContent[], prompts: readonly string[]): ElementContent[] {
  if (prompts.every((prompt) => prompt === '')) return [...nodes];
  let line = 0;
  const renderPrompt = (index: number): ElementContent[] => {
    const prompt = prompts[index];
    if (!prompt) return [];
    return [
      {
        type: 'element',
        tagName: 'span',
        properties: { className: [PROMPT_CLASS] },
        children: [{ type: 'text', value: prompt }],
      },
    ];
  };
  const walk = (content: readonly ElementContent[]): ElementContent[] =>
    content.flatMap((node): ElementContent[] => {
      if (node.type === 'element') return [{ ...node, children: walk(node.children) }];
      if (node.type !== 'text') return [];
      return node.value.split('\n').flatMap((text, index): ElementContent[] => {
        if (index === 0) return [{ type: 'text', value: text }];
        line += 1;
        return [{ type: 'text', value: '\n' }, ...renderPrompt(line), { type: 'text', value: text }];
      });
    });
  return [...renderPrompt(0), ...walk(nodes)];
}

/** Wraps the highlighted lines in `mark` elements. */
function markLines(nodes: readonly ElementContent[], marks: readonly number[]): ElementContent[] {
  if (marks.length === 0) return [...nodes];
  return splitLines(nodes).flatMap((line, index): ElementContent[] => {
    const end: ElementContent[] = index === 0 ? [] : [{ type: 'text', value: '\n' }];
    return [
      ...end,
      ...(marks.includes(index + 1) ? [{ type: 'element' as const, tagName: 'mark', properties: {}, children: line }] : line),
    ];
  });
}

/** Splits nodes at line ends; an element that spans several lines is repeated in each. */
function splitLines(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    const pieces: ElementContent[][] =
      node.type === 'element'
        ? splitLines(node.children).map((children) => [{ ...node, children }])
        : node.type === 'text'
          ? node.value.split('\n').map((value) => [{ type: 'text', value }])
          : [];
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push(...piece);
    }
  }
  return lines;
}
