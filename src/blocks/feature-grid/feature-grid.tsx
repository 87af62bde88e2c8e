import type { ReactElement } from 'react';
import type { FeatureGridBlock } from '@/payload-types';
import { Icon } from '@/ui/icon/icon';
import { InlineMarkdown } from '@/ui/markdown';
import { Section } from '@/ui/section';
import css from './feature-grid.module.css';

/**
 * Renders short parallel statements in four columns when there are four, otherwise three or two, whichever leaves no
 * gap. In two columns, the last of an odd number takes both.
 */
export function FeatureGrid({ block }: { readonly block: FeatureGridBlock }): ReactElement {
  const { length } = block.items;
  const acrossAll = length === 4 || length % 3 === 0;
  const isOdd = !acrossAll && length % 2 === 1;
  const hasLinks = block.items.some(({ href }) => href);
  const columns = length === 4 ? css.four : css.three;
  return (
    <Section heading={block.heading} intro={block.intro} wide={acrossAll}>
      <ul className={[css.grid, acrossAll && columns, hasLinks && 'card-links'].filter(Boolean).join(' ')}>
        {block.items.map(({ icon, title, text, href }, index) => (
          <li key={title} className={isOdd && index === length - 1 ? css.last : undefined}>
            {icon ? <Icon name={icon} /> : null}
            <h3>{href ? <a href={href}>{title}</a> : title}</h3>
            <p>
              <InlineMarkdown source={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
