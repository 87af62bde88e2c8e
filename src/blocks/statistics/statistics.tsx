import type { ReactElement } from 'react';
import type { StatisticsBlock } from '@/payload-types';
import { formatDay } from '@/platform/format-day';
import { InlineMarkdown } from '@/ui/markdown';
import { Section } from '@/ui/section';
import css from './statistics.module.css';

/** Renders figures in large type on a dark band, each with its source and the date it was accurate. */
export function Statistics({ block }: { readonly block: StatisticsBlock }): ReactElement {
  return (
    <Section heading={block.heading} intro={block.intro} wide dark>
      <ul className={block.items.length === 3 ? `${css.figures} ${css.three}` : css.figures}>
        {block.items.map(({ value, label, source, sourceUrl, date }) => (
          <li key={label}>
            <strong>{value}</strong>
            <p>
              <InlineMarkdown source={label} />
            </p>
            <small>
              Source:{' '}
              <a href={sourceUrl} rel={sourceUrl.startsWith('http') ? 'noopener' : undefined}>
                {source}
              </a>
              , <time dateTime={date}>{formatDay(date)}</time>
            </small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
