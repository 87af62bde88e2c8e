import type { FontName } from '@/platform/fonts/font-stack';

/** A piece of text in one style. */
export interface TextRun {
  readonly text: string;
  readonly font: FontName;
  readonly href?: string | undefined;
}
