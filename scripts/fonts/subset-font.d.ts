// @types/subset-font lacks `keepFeatures`.
declare module 'subset-font' {
  interface SubsetFontOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    /** Ranges of the axes of a variable font. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Tags of the OpenType features to keep; without this, all. */
    keepFeatures?: string[];
  }

  /** Returns a font that has the characters of the text only. */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetFontOptions): Promise<Buffer>;
}
