export { InlineMarkdown } from './inline-markdown';
export { Markdown, type RenderImage, type RunnableCode } from './markdown';
export { parseMarkdown } from './parse-markdown';
export { extractHeadings, type Heading } from './headings';
export { type MarkdownImage, parseMarkdownImage } from './markdown-images';
