import { Fragment, type ReactElement, type ReactNode } from 'react';
import { formatDay } from '@/platform/format-day';
import type { Assessment, SupportVerdict } from '@/platform/postgres-facts/assess';
import type { MissingFix, Severity } from '@/platform/postgres-facts/vulnerabilities';

/** The verdicts as sentences with the version. */
const VERDICTS: Readonly<Record<SupportVerdict, (assessment: Assessment) => string>> = {
  ended: ({ version }) => `PostgreSQL ${version} no longer gets fixes`,
  outdated: ({ version, newest }) => `Update ${version} to ${newest?.version}`,
  current: ({ version }) => `${version} is the newest release of its version`,
  newest: ({ version }) => `${version} is the newest release we know of, but our list of fixes for its version is incomplete`,
  'not-known': ({ version }) => (version === undefined ? 'No answer' : `No full answer for ${version}`),
};

const SEVERITIES: readonly (readonly [Severity, string])[] = [
  ['critical', 'critical'],
  ['high', 'high'],
  ['medium', 'medium'],
  ['low', 'low'],
  ['not-read', 'not scored yet'],
];

/** Shows an assessment. The server and the browser render the same. */
export function AssessmentView({ assessment }: { readonly assessment: Assessment }): ReactElement {
  const { verdict, missing, notKnown, actions, notes, upgradeTo } = assessment;
  return (
    <section aria-labelledby="answer" data-verdict={verdict}>
      <h3 id="answer">{VERDICTS[verdict](assessment)}</h3>
      {notes.map((note) => (
        <p key={note}>{renderCode(note)}</p>
      ))}
      <Dates assessment={assessment} />
      <Missing missing={missing} />
      {notKnown.length > 0 ? (
        <p>
          {notKnown.length} more CVEs: we haven’t checked yet whether they affect this release.{' '}
          <a href="/security/cve">All CVEs</a>
        </p>
      ) : null}
      {actions.length > 0 ? (
        <>
          <h4>After the update</h4>
          <ol>
            {actions.map(({ title, text, release }) => (
              <li key={`${release} ${title}`}>
                <strong>{renderCode(title)}</strong> (<a href={`/releases/${release}`}>{release}</a>). {renderCode(text)}
              </li>
            ))}
          </ol>
        </>
      ) : null}
      <Upgrade verdict={verdict} upgradeTo={upgradeTo} />
    </section>
  );
}

function Dates({ assessment: { support, newest } }: { readonly assessment: Assessment }): ReactElement | null {
  if (support.state === 'not-known') return null;
  const end = support.endOfLife ? formatDay(support.endOfLife) : 'not announced yet';
  return (
    <dl>
      <div>
        <dt>{support.state === 'ended' ? 'Support ended' : 'End of support'}</dt>
        <dd>{end}</dd>
      </div>
      {newest ? (
        <div>
          <dt>{support.state === 'ended' ? 'Last release' : 'Newest release'}</dt>
          <dd>
            <a href={`/releases/${newest.version}`}>{newest.version}</a>
            {newest.released ? `, ${formatDay(newest.released)}` : ''}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

function Missing({ missing }: { readonly missing: readonly MissingFix[] }): ReactElement | null {
  if (missing.length === 0) return null;
  const counts = SEVERITIES.flatMap(([severity, label]) => {
    const count = missing.filter((fix) => fix.severity === severity).length;
    return count === 0 ? [] : [`${count} ${label}`];
  });
  return (
    <details>
      <summary>
        {missing.length} known vulnerabilities are fixed after this release: {counts.join(', ')}
      </summary>
      <ul>
        {missing.map(({ id, score, fixedIn, description }) => (
          <li key={id}>
            <a href={`/security/cve/${id.toLowerCase()}`}>{id}</a> {score === undefined ? 'score not reviewed' : score.toFixed(1)}
            , fixed in {fixedIn}
            {description ? `. ${description}` : ''}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Upgrade({ verdict, upgradeTo }: Pick<Assessment, 'verdict' | 'upgradeTo'>): ReactElement | null {
  const [newest] = upgradeTo;
  if (newest === undefined) return null;
  const versions = new Intl.ListFormat('en', { type: 'disjunction' }).format(upgradeTo.map(String));
  return (
    <>
      <h4>{verdict === 'ended' ? 'Upgrade now' : 'Next major version'}</h4>
      <p>
        You can go to PostgreSQL {versions} in one step, with <code translate="no">pg_upgrade</code> or a dump from 9.2 on, or
        with logical replication from 10 on. Read the release notes of each version in between.{' '}
        <a href="/docs/operate/major-upgrade-with-pg-upgrade">Upgrade with pg_upgrade</a>
      </p>
    </>
  );
}

/** Shows the parts between backticks as code. The Markdown parser is too large for the browser. */
function renderCode(text: string): ReactNode {
  return text
    .split('`')
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? <code translate="no">{part}</code> : part}</Fragment>);
}
