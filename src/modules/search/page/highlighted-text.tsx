import type { ReactElement } from 'react';
import type { TextPart } from '../query/highlight';

/** Renders a text with its matched words marked. */
export function HighlightedText({ parts }: { readonly parts: readonly TextPart[] }): ReactElement {
  return <>{parts.map(({ text, isFound }, index) => (isFound ? <mark key={index}>{text}</mark> : text))}</>;
}
