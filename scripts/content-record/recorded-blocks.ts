import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isMap, isScalar, type Node, parseDocument, visit } from 'yaml';
import { isRunnable } from '@/ui/markdown/runnable-blocks';

/** The position and format of an output in its file. */
interface OutputPlace {
  from: number;
  to: number;
  /** Spaces before each line. */
  indent: number;
  form: 'fence' | 'scalar';
}

/** A recorded output and the code before it, or code without output, which later blocks may depend on. */
export interface RecordedBlock {
  language: string;
  code: string;
  /** Whether readers can run it, so that everything it needs is in the runnable blocks before it. */
  isRunnable: boolean;
  /** The file or product name above the code. */
  file: string | undefined;
  /** The line number of the code. */
  line: number;
  output: { text: string; place: OutputPlace } | undefined;
}

interface MarkdownNode {
  type: string;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  position?: { start: { line: number; column: number; offset?: number }; end: { offset?: number } } | undefined;
  children?: MarkdownNode[];
}

const markdown = unified().use(remarkParse).freeze();

/** Finds the code blocks of a Markdown text, in order. An output belongs to the code block directly before it. */
export function findMarkdownBlocks(text: string): RecordedBlock[] {
  const start = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0].length ?? 0;
  const linesBefore = text.slice(0, start).split('\n').length - 1;
  const blocks: RecordedBlock[] = [];
  const collect = ({ children = [] }: MarkdownNode): void => {
    for (const [index, node] of children.entries()) {
      collect(node);
      if (node.type !== 'code' || !node.position) continue;
      const { value = '', lang, meta } = node;
      const before = children[index - 1];
      const last = blocks.at(-1);
      if (lang !== 'output')
        blocks.push({
          language: lang ?? '',
          code: value,
          isRunnable: lang === 'sql' && isRunnable(meta),
          file: /\bfile="([^"]*)"/.exec(meta ?? '')?.[1],
          line: node.position.start.line + linesBefore,
          output: undefined,
        });
      else if (before?.type === 'code' && last && !last.output)
        last.output = { text: value, place: getFencedPlace(text, start, node.position) };
    }
  };
  collect(markdown.parse(text.slice(start)));
  return blocks;
}

/** Returns the position between the fences of a block. */
function getFencedPlace(text: string, start: number, { start: first, end }: NonNullable<MarkdownNode['position']>): OutputPlace {
  const from = text.indexOf('\n', start + (first.offset ?? 0)) + 1;
  const to = text.lastIndexOf('\n', start + (end.offset ?? 0) - 1) + 1;
  return { from, to, indent: first.column - 1, form: 'fence' };
}

/** Finds the code samples of a page: maps with `language`, `code`, and optionally `output`. */
export function findPageBlocks(text: string): RecordedBlock[] {
  const document = parseDocument(text);
  const blocks: RecordedBlock[] = [];
  visit(document, {
    Map(_key, map) {
      const language = map.get('language');
      const code = map.get('code', true);
      const output = map.get('output', true);
      if (typeof language !== 'string' || !isScalar(code) || typeof code.value !== 'string') return;
      const range = isScalar(output) ? output.range : undefined;
      blocks.push({
        language,
        code: code.value,
        isRunnable: false,
        file: undefined,
        line: text.slice(0, code.range?.[0] ?? 0).split('\n').length,
        output:
          isScalar(output) && typeof output.value === 'string' && range
            ? {
                text: output.value,
                place: { from: range[0], to: range[1], indent: getIndent(text, map) + 2, form: 'scalar' },
              }
            : undefined,
      });
    },
  });
  return blocks;
}

/** Returns the indentation of a map's keys. */
function getIndent(text: string, map: Node): number {
  const first = isMap(map) ? map.items[0]?.key : undefined;
  const offset = isScalar(first) ? (first.range?.[0] ?? 0) : 0;
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}

/** Returns a file with outputs replaced. */
export function replaceOutputs(file: string, changes: ReadonlyMap<RecordedBlock, string>): string {
  return [...changes]
    .flatMap(([{ output }, printed]) => (output ? [{ place: output.place, printed }] : []))
    .toSorted((one, other) => other.place.from - one.place.from)
    .reduce((text, { place, printed }) => text.slice(0, place.from) + write(printed, place) + text.slice(place.to), file);
}

function write(printed: string, { indent, form }: OutputPlace): string {
  const lines = printed
    .split('\n')
    .map((line) => (line.trim() === '' ? '' : ' '.repeat(indent) + line.trimEnd()))
    .join('\n');
  // A YAML block scalar whose first line starts with a space needs an indentation indicator.
  return form === 'fence' ? `${lines}\n` : `${printed.startsWith(' ') ? '|2-' : '|-'}\n${lines}\n`;
}
