export { InlineMarkdown } from './inline-markdown';
export { Markdown, type RunnableCode } from './markdown';
export { parseMarkdown } from './parse';
export { headingsOf, type TextHeading } from './headings';
