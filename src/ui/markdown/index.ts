export { FigureCaption } from './figure-caption';
export { InlineMarkdown } from './inline-markdown';
export { Markdown, type RenderImage, type RunnableCode } from './markdown';
export { markdownToText } from './markdown-to-text';
export { parseMarkdown } from './parse-markdown';
export { extractHeadings } from './headings';
export { collectElements, toAbsoluteLinks } from './elements';
export { type MarkdownImage, parseMarkdownImage } from './markdown-images';
export { buildAccessibleNames } from './accessible-names';
