export { MARGIN, PdfWriter, type StructureTag, type TextStyle } from './pdf/pdf-writer';
export type { TextRun } from './pdf/runs';
export { COLORS } from './pdf/theme';
