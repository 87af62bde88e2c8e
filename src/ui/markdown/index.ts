export { InlineMarkdown } from './inline-markdown';
export { Markdown, type RenderPicture, type RunnableCode } from './markdown';
export { parseMarkdown } from './parse';
export { headingsOf, type TextHeading } from './headings';
export { type TextPicture, textPictureOf } from './text-pictures';
