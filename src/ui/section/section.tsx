import type { ReactElement, ReactNode } from 'react';
import { InlineMarkdown } from '../markdown/inline-markdown';
import { slugify } from '../slugify';
import { SampleBadge } from '../sample-badge';
import { SectionHeading } from './section-heading';
import css from './section.module.css';

interface SectionProps {
  readonly heading?: string | null;
  /** One or two sentences of Markdown below the heading. */
  readonly intro?: string | null;
  /** Whether the section's content is a sample. */
  readonly sample?: boolean | null;
  /** Whether the content spans all twelve columns below the heading, instead of the eight beside it. */
  readonly wide?: boolean;
  /** Whether it is a dark band in both themes, for what should stand out on a page. */
  readonly dark?: boolean;
  readonly children: ReactNode;
}

/**
 * A section of a page on the site's grid: a hairline, the heading in the left four columns, the content beside it.
 *
 * @returns a `<section>` labeled by its heading, or a plain `<div>` when it has none
 */
export function Section({ heading, intro, sample = false, wide = false, dark = false, children }: SectionProps): ReactElement {
  const className = [css.section, wide ? css.wide : undefined, dark ? css.dark : undefined].filter(Boolean).join(' ');
  if (!heading) {
    return (
      <div className={className}>
        {sample ? <SampleBadge /> : null}
        <Intro intro={intro} />
        {children}
      </div>
    );
  }
  return (
    <section className={className} aria-labelledby={slugify(heading)}>
      <header className={css.head}>
        {sample ? (
          <div className={css.sample}>
            <SectionHeading>{heading}</SectionHeading> <SampleBadge />
          </div>
        ) : (
          <SectionHeading>{heading}</SectionHeading>
        )}
        <Intro intro={intro} />
      </header>
      {children}
    </section>
  );
}

function Intro({ intro }: Pick<SectionProps, 'intro'>): ReactElement | null {
  if (!intro) return null;
  return (
    <p>
      <InlineMarkdown source={intro} />
    </p>
  );
}
