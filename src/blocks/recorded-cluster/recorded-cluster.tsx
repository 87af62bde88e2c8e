import type { ReactElement, ReactNode } from 'react';
import { formatDay } from '@/platform/format-day';
import { TerminalSteps, type TerminalStep } from '@/ui/frame';
import { FailoverPicture, ReplicatePicture, RestorePicture, UpgradePicture } from './pictures';
import css from './recorded-cluster.module.css';
import { formatSeconds, RECORDINGS } from './recordings';

const { failoverTimes, watcher, version, olderVersion, recordedOn } = RECORDINGS;

interface Session {
  readonly label: string;
  readonly picture: ReactNode;
  readonly steps: readonly TerminalStep[];
  readonly note: string;
  /** How it was recorded, and what differs in production. */
  readonly caption: string;
}

const SESSIONS: readonly Session[] = [
  {
    label: 'Fail over',
    picture: <FailoverPicture />,
    steps: RECORDINGS.failover,
    note:
      `Writes came back ${formatSeconds(failoverTimes.writableMs)} after the primary stopped; ${failoverTimes.foundRows} ` +
      `of ${failoverTimes.confirmedRows} confirmed rows were there.`,
    caption:
      `A script promoted db2 after ${watcher.checksToFail} failed checks. ` +
      'In production, Failover Manager or CloudNativePG does.',
  },
  {
    label: 'Restore',
    picture: <RestorePicture />,
    steps: RECORDINGS.restore,
    note: 'The copy ends one second before the DELETE.',
    caption: 'The archive was a folder. In production, pgBackRest or Barman archives WAL to another machine.',
  },
  {
    label: 'Upgrade',
    picture: <UpgradePicture />,
    steps: RECORDINGS.upgrade,
    note: `From ${olderVersion} to ${version} while the old server keeps writing.`,
    caption: 'The table was created on pg18 first. Before the application moves, copy the sequences.',
  },
  {
    label: 'Replicate',
    picture: <ReplicatePicture />,
    steps: RECORDINGS.replicate,
    note: 'A row is read on the standby as soon as its WAL is replayed.',
    caption: 'Replication was asynchronous. With synchronous replication, a commit waits for a standby.',
  },
];

/**
 * A small cluster beside recorded terminal sessions. Tabs and the failover are form controls that the style sheet
 * reads, so they work without JavaScript; without motion, each state appears at once.
 */
export function RecordedCluster(): ReactElement {
  return (
    <figure className={css.stage}>
      <fieldset className={css.tabs}>
        <legend className="visually-hidden">Recorded session</legend>
        {SESSIONS.map(({ label }, index) => (
          <label key={label}>
            <input type="radio" name="session" className="visually-hidden" defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </fieldset>
      {SESSIONS.map((session, index) => (
        <div key={session.label} className={css.session}>
          {session.picture}
          {index === 0 ? <StopThePrimary /> : null}
          <div className={css.pane}>
            {/* A tab stop, because it has a fixed height and keyboards must be able to scroll it. */}
            <TerminalSteps label={`Terminal: ${session.label}`} steps={session.steps} role="region" tabIndex={0} />
            <p>{session.note}</p>
          </div>
        </div>
      ))}
      <figcaption>
        {`Recorded on ${formatDay(recordedOn)} with PostgreSQL ${version}, all servers on one machine. `}
        {SESSIONS.map(({ label, caption }) => (
          <span key={label} className={css.caption}>
            {`${caption} `}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** A check box that looks like a button: while it is checked, the primary is stopped, and the label says how to undo that. */
function StopThePrimary(): ReactElement {
  return (
    <div className={css.stop}>
      <label>
        <input type="checkbox" className="visually-hidden" />
        <span className={css.before}>Stop the primary</span> <span>Start over</span>
      </label>
      <ol>
        <li>{formatSeconds(0)} stopped</li>
        <li>{formatSeconds(failoverTimes.detectedMs)} detected</li>
        <li>{formatSeconds(failoverTimes.promotedMs)} promoted</li>
        <li>{formatSeconds(failoverTimes.writableMs)} writing again</li>
      </ol>
    </div>
  );
}
