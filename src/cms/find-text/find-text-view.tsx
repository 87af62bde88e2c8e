import { Button } from '@payloadcms/ui';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { AdminTable } from '@/cms/admin-ui/admin-table';
import { AdminView } from '@/cms/admin-ui/admin-view';
import { isEditorialStaff } from '@/cms/core/access/access';
import { findMentions, hasSearchableWord, type Mention } from './find-mentions';
import css from './find-text.module.css';

/** Fewer characters are in nearly every entry. */
const LENGTH_MIN = 3;
const LENGTH_MAX = 100;
/** Passages that are shown of one entry. */
const PASSAGES_MAX = 5;

/** Renders the view of the admin that finds words in all content, such as the name of a product that has changed. */
export function FindTextView(props: AdminViewServerProps) {
  const text = props.searchParams?.['text'];
  const words = typeof text === 'string' ? text.trim().slice(0, LENGTH_MAX) : '';
  return (
    <AdminView
      {...props}
      path="/admin/find-text"
      render={(user) => (
        <>
          <h1>Find text</h1>
          {isEditorialStaff(user) ? (
            <FindTextReport words={words} req={props.initPageResult.req} />
          ) : (
            <p>Only editorial staff can see this page.</p>
          )}
        </>
      )}
    />
  );
}

async function FindTextReport({ words, req }: { readonly words: string; readonly req: PayloadRequest }) {
  return (
    <>
      <p id="find-text-hint">
        Finds words in what editors write: pages, articles, and other entries, their newest drafts, newsletters, facts, shared
        blocks, alt texts, and settings. Upper and lower case are the same. A value that a page takes from a fact is found in the
        fact, where one change is enough.
      </p>
      <form method="get" className={css.form}>
        <label htmlFor="find-text">Text to find</label>
        <input
          id="find-text"
          name="text"
          type="search"
          defaultValue={words}
          required
          minLength={LENGTH_MIN}
          maxLength={LENGTH_MAX}
          aria-describedby="find-text-hint"
        />
        <Button type="submit" margin={false}>
          Find
        </Button>
      </form>
      {words.length >= LENGTH_MIN ? await renderMentions(words, req) : null}
    </>
  );
}

async function renderMentions(words: string, req: PayloadRequest) {
  if (!hasSearchableWord(words)) return <p>“{words}” has no word to find. Enter a word of at least two letters or digits.</p>;
  return <Mentions words={words} mentions={await findMentions(words, req)} />;
}

function Mentions({ words, mentions }: { readonly words: string; readonly mentions: readonly Mention[] }) {
  if (mentions.length === 0) return <p>“{words}” isn’t in any entry, draft, fact, or setting.</p>;
  const places = mentions.reduce((sum, { passages }) => sum + passages.length, 0);
  return (
    <>
      <p>
        “{words}”: {places === 1 ? '1 place' : `${places} places`} in{' '}
        {mentions.length === 1 ? '1 entry' : `${mentions.length} entries`}
      </p>
      <AdminTable
        columns={['Entry', 'Kind', 'State', 'Where']}
        maxWidth="90rem"
        rows={mentions.map(({ title, kind, adminPath, state, passages }) => ({
          key: `${adminPath} ${state}`,
          cells: [
            <a key="entry" href={adminPath}>
              {title}
            </a>,
            kind,
            <span key="state" className={css.state}>
              {state}
            </span>,
            <Passages key="where" passages={passages} />,
          ],
        }))}
      />
    </>
  );
}

function Passages({ passages }: Pick<Mention, 'passages'>) {
  const more = passages.length - PASSAGES_MAX;
  return (
    <ul className={css.passages}>
      {passages.slice(0, PASSAGES_MAX).map(({ number, place, before, found, after }) => (
        <li key={number}>
          {place}: {before}
          <mark>{found}</mark>
          {after}
        </li>
      ))}
      {more > 0 ? <li>and {more} more</li> : null}
    </ul>
  );
}
