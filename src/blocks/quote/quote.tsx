import type { ReactElement } from 'react';
import type { QuoteBlock } from '@/payload-types';
import { SampleBadge } from '@/ui/sample-badge';
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
          )}{' '}
          {sample ? <SampleBadge>nobody said this</SampleBadge> : null}
        </figcaption>
      </figure>
    </Section>
  );
}
