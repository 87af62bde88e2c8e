export { InlineMarkdown } from './inline-markdown';
export { Markdown } from './markdown';
