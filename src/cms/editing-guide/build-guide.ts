import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { parseMarkdown } from '@/ui/markdown/parse-markdown';

/** The guide for editors as the admin shows it. */
interface Guide {
  title: string;
  /** Its sections, for a list of links to them. */
  sections: { id: string; title: string }[];
  html: string;
}

/** Renders the guide for editors from its Markdown, which begins with its title. Its headings are links to themselves. */
export function buildGuide(markdown: string): Guide {
  const [first = ''] = markdown.split('\n', 1);
  const tree = parseMarkdown(markdown.slice(first.length), 2);
  const sections = tree.children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'h2' ? [{ id: String(node.properties.id), title: toString(node) }] : [],
  );
  return { title: first.replace(/^# /, ''), sections, html: toHtml(tree) };
}
