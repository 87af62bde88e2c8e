import type { ReactElement } from 'react';
import { Frame } from '@/ui/frame';
import css from './illustrations.module.css';

/** A monitoring screen with what the statistics views of Postgres hold. */
export function MonitoringScreen(): ReactElement {
  return (
    <Frame
      title="Servers / orders-1"
      label="A monitoring screen: sessions, replication lag, cache hits and commits of one server"
      isIllustration
    >
      <dl className={css.tiles}>
        <div>
          <dt>Sessions</dt>
          <dd>
            48 <small>of 200</small>
          </dd>
        </div>
        <div>
          <dt>Replay lag</dt>
          <dd>
            11 <small>ms</small>
          </dd>
        </div>
        <div>
          <dt>Cache hits</dt>
          <dd>
            99.2 <small>%</small>
          </dd>
        </div>
      </dl>
      <p className={css.caption}>Commits a second, last hour</p>
      <svg className={css.line} viewBox="0 0 600 120" preserveAspectRatio="none" aria-hidden="true">
        <path className={css.grid} d="M0 1H600M0 40H600M0 80H600M0 119H600" />
        <path d="M0 88L40 82L80 86L120 70L160 74L200 62L240 66L280 52L320 56L360 30L400 22L440 40L480 46L520 60L560 54L600 58" />
      </svg>
      <table className={css.rows}>
        <caption className="visually-hidden">Sessions by what they wait for</caption>
        <thead>
          <tr>
            <th scope="col">Waits for</th>
            <th scope="col">Sessions</th>
            <th scope="col">Longest</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Lock: transactionid</td>
            <td>2</td>
            <td>00:14</td>
          </tr>
          <tr>
            <td>IO: DataFileRead</td>
            <td>5</td>
            <td>00:01</td>
          </tr>
          <tr>
            <td>Client: ClientRead</td>
            <td>31</td>
            <td>02:10</td>
          </tr>
        </tbody>
      </table>
    </Frame>
  );
}

const MIGRATION_ROWS = [
  ['Tables', 412, 412, 0],
  ['Indexes', 655, 655, 0],
  ['Sequences', 96, 96, 0],
  ['Views', 88, 81, 7],
  ['Packages', 54, 41, 13],
  ['Triggers', 37, 35, 2],
] as const;

/** A report that counts what converts by itself and what a person has to rewrite. */
export function MigrationReport(): ReactElement {
  return (
    <Frame
      title="Assessment of schema SALES"
      label="A migration report: objects that convert and objects to rewrite, by kind"
      isIllustration
    >
      <table className={css.rows}>
        <caption className="visually-hidden">Objects by kind</caption>
        <thead>
          <tr>
            <th scope="col">Objects</th>
            <th scope="col">Found</th>
            <th scope="col">Convert</th>
            <th scope="col">To rewrite</th>
          </tr>
        </thead>
        <tbody>
          {MIGRATION_ROWS.map(([kind, found, converted, rest]) => (
            <tr key={kind}>
              <td>{kind}</td>
              <td>{found}</td>
              <td>{converted}</td>
              <td className={rest > 0 ? css.notable : undefined}>{rest}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={css.notes}>
        <li>What converts is tested, not only counted.</li>
        <li>Each rewrite has a file, a line and a reason.</li>
      </ul>
    </Frame>
  );
}

interface Moment {
  readonly time: string;
  readonly title: string;
  readonly text: string;
}

function Timeline({ moments }: { readonly moments: readonly Moment[] }): ReactElement {
  return (
    <ol className={css.timeline}>
      {moments.map(({ time, title, text }) => (
        <li key={time}>
          <span>{time}</span>
          <div>
            <strong>{title}</strong>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A support case from the first message to the cause. */
export function SupportCase(): ReactElement {
  return (
    <Frame title="Case 20417 · severity 1" label="A support case, from opening it to the workaround" isIllustration>
      <Timeline
        moments={[
          { time: '02:04', title: 'You open the case', text: 'Production is down: “could not access status of transaction”.' },
          { time: '02:21', title: 'An engineer answers', text: 'She has read case-report.sql and asks for one log file.' },
          { time: '02:48', title: 'The cause is known', text: 'A restored snapshot without its last WAL segments.' },
          { time: '03:10', title: 'Writes are back', text: 'Restored from the archive to 02:01; row counts compared.' },
        ]}
      />
    </Frame>
  );
}

/** A day of a live class. */
export function ClassSchedule(): ReactElement {
  return (
    <Frame title="A class day" label="The plan of a class day: lessons, labs and a review" isIllustration>
      <Timeline
        moments={[
          { time: '09:00', title: 'Lesson', text: 'How it works, on a drawing and on a running server.' },
          { time: '10:15', title: 'Lab', text: 'You do it on a server of your own. It breaks; you repair it.' },
          { time: '13:30', title: 'Lesson', text: 'What goes wrong in production, and how you see it first.' },
          { time: '14:45', title: 'Lab', text: 'A drill with a clock, then a review of every solution.' },
        ]}
      />
    </Frame>
  );
}

/** A report of a review: what was looked at, what was found, who does it by when. */
export function ReviewReport(): ReactElement {
  return (
    <Frame
      title="Health check, orders cluster"
      label="A review report: findings with their effect and the next step"
      isIllustration
    >
      <table className={css.rows}>
        <caption className="visually-hidden">Findings</caption>
        <thead>
          <tr>
            <th scope="col">Finding</th>
            <th scope="col">Risk</th>
            <th scope="col">Next step</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Restore never tested</td>
            <td className={css.notable}>high</td>
            <td>Drill in week 1</td>
          </tr>
          <tr>
            <td>Slot without a size limit</td>
            <td className={css.notable}>high</td>
            <td>Set max_slot_wal_keep_size</td>
          </tr>
          <tr>
            <td>Three unused indexes, 48 GB</td>
            <td>low</td>
            <td>Drop after month-end</td>
          </tr>
        </tbody>
      </table>
      <ul className={css.notes}>
        <li>Each finding comes with the query that shows it.</li>
      </ul>
    </Frame>
  );
}

/** The settings of a managed cluster. */
export function ServiceConsole(): ReactElement {
  return (
    <Frame
      title="Create a cluster"
      label="The settings of a managed cluster, from the cloud account to the window for upkeep"
      isIllustration
    >
      <dl className={css.settings}>
        <div>
          <dt>Cloud account</dt>
          <dd>yours, at AWS</dd>
        </div>
        <div>
          <dt>Region</dt>
          <dd>Frankfurt, three zones</dd>
        </div>
        <div>
          <dt>Cluster</dt>
          <dd>primary and two standbys</dd>
        </div>
        <div>
          <dt>Version</dt>
          <dd>PostgreSQL 18</dd>
        </div>
        <div>
          <dt>Backups</dt>
          <dd>daily, kept for 30 days</dd>
        </div>
        <div>
          <dt>Upkeep</dt>
          <dd>Sundays, 02:00 to 03:00 UTC</dd>
        </div>
      </dl>
    </Frame>
  );
}
