import type { ReactElement } from 'react';
import { SampleBadge } from '@/ui/sample-badge';
import css from './featured-stories.module.css';
import { BeforeAfter } from './measured-results';
import { getFeaturedStories } from './stories';

/** Shows the newest stories by the first figure each measured, before and after. */
export async function FeaturedStories(): Promise<ReactElement> {
  const stories = await getFeaturedStories();
  return (
    <ul className={css.stories}>
      {stories.map(({ url, title, sample, results: [result] }) => (
        <li key={url}>
          {result ? <BeforeAfter {...result} /> : null}
          <h3>
            <a href={url}>{title}</a> {sample ? <SampleBadge /> : null}
          </h3>
        </li>
      ))}
    </ul>
  );
}
