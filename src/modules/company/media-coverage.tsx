import type { ReactElement } from 'react';
import { addressOfView, factsOf, listViewOf, matches, WHOLE_LIST, yearsOf } from '@/modules/entries';
import { Day } from '@/modules/articles';
import type { MediaCoverage as Coverage } from '@/payload-types';
import { ChoiceRows } from '@/ui/choice-links';
import { SampleNote } from '@/ui/sample-note';
import css from './company.module.css';

interface MediaCoverageProps {
  /** The address of the page that the list stands on. */
  readonly page: string;
  readonly view: readonly string[];
}

/** What others write, newest first, by year. A sample leads nowhere: nobody wrote it. */
export async function MediaCoverage({ page, view }: MediaCoverageProps): Promise<ReactElement> {
  const articles = await articlesByDay();
  const years = [yearsOf(articles, ({ published }) => published)];
  const { chosen } = listViewOf(years, view) ?? WHOLE_LIST;
  const addressOf = (asked: Readonly<Record<string, string>>): string => `${addressOfView(page, years, { chosen: asked, page: 1 })}#list`;
  const choices = [
    { href: addressOf({}), label: 'All', chosen: chosen['year'] === undefined },
    ...years.flatMap(({ options }) => options.map(({ value, label }) => ({ href: addressOf({ year: value }), label, chosen: chosen['year'] === value }))),
  ];
  const shown = articles.filter((article) => matches(years, chosen, article));
  return (
    <div id="list" className={css.coverage}>
      <ChoiceRows label="Filter" rows={[{ label: 'Year', choices }]} />
      {shown.some(({ sample }) => sample) ? <SampleNote>Nobody wrote these articles; they show what an entry looks like, and so they lead nowhere.</SampleNote> : null}
      <ul>{shown.map((article) => <Article key={article.key} article={article} />)}</ul>
    </div>
  );
}

/** What a view of the list shows, in words; undefined when there is none. */
export async function titleOfCoverageView(view: readonly string[]): Promise<string | undefined> {
  const articles = await articlesByDay();
  const asked = listViewOf([yearsOf(articles, ({ published }) => published)], view);
  return asked?.page === 1 ? asked.chosen['year'] : undefined;
}

function Article({ article: { title, url, medium, author, published, summary, paid, note } }: { readonly article: Coverage }): ReactElement {
  return (
    <li>
      <h3>{url ? <a href={url} rel="noopener">{title}</a> : title}</h3>
      <p>{summary}</p>
      {note ? <p>Our note: {note}</p> : null}
      <small>{[medium, ...(author ? [author] : [])].join(', ')} · <Day day={published} />{paid ? ' · needs a subscription' : ''}</small>
    </li>
  );
}

async function articlesByDay(): Promise<Coverage[]> {
  return (await factsOf('media-coverage')).toSorted((one, other) => other.published.localeCompare(one.published) || one.key.localeCompare(other.key));
}
