import type { ReactElement } from 'react';
import type { QuoteBlock } from '@/payload-types';
import { SampleNote } from '@/ui/sample-note';
import { Section } from '@/ui/section';
import css from './quote.module.css';

/** Renders a quotation with its source; a made-up example is labeled as a sample. */
export function Quote({ block: { text, attribution, sourceUrl, sample } }: { readonly block: QuoteBlock }): ReactElement {
  return (
    <Section>
      <figure className={css.quote}>
        <blockquote cite={sourceUrl ?? undefined}>
          <p>{text}</p>
        </blockquote>
        <figcaption>
          {sourceUrl ? (
            <a href={sourceUrl} rel="noopener">
              {attribution}
            </a>
          ) : (
            attribution
          )}
        </figcaption>
      </figure>
      {sample ? <SampleNote>No real person or company said this.</SampleNote> : null}
    </Section>
  );
}
