import type { ReactElement, ReactNode } from 'react';
import { Chart } from '@/ui/chart';
import { Frame } from '@/ui/frame';
import css from './illustrations.module.css';

interface ScreenProps {
  readonly title: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** The frame of every screen here: all of them are drawn. */
function Screen(props: ScreenProps): ReactElement {
  return <Frame {...props} isIllustration />;
}

interface RowsProps {
  /** What the table contains, for people who can't see it. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** Whether a cell is highlighted. */
  readonly isNotable?: (cell: string | number, column: number) => boolean;
}

function Rows({ caption, columns, rows, isNotable = () => false }: RowsProps): ReactElement {
  return (
    <table className={css.rows}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell, column) => (
              <td key={columns[column]} className={isNotable(cell, column) ? css.notable : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PairsProps {
  readonly className: string | undefined;
  readonly pairs: readonly (readonly [name: string, value: ReactNode])[];
}

function Pairs({ className, pairs }: PairsProps): ReactElement {
  return (
    <dl className={className}>
      {pairs.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Notes({ notes }: { readonly notes: readonly string[] }): ReactElement {
  return (
    <ul className={css.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** A monitoring screen with data from Postgres' statistics views. */
export function MonitoringScreen(): ReactElement {
  return (
    <Screen
      title="Servers / orders-1"
      label="A monitoring screen: sessions, replication lag, cache hits, and commits of one server"
    >
      <Pairs
        className={css.tiles}
        pairs={[
          [
            'Sessions',
            <>
              48 <small>of 200</small>
            </>,
          ],
          [
            'Replay lag',
            <>
              11 <small>ms</small>
            </>,
          ],
          [
            'Cache hits',
            <>
              99.2 <small>%</small>
            </>,
          ],
        ]}
      />
      <p className={css.caption}>Commits a second, last hour</p>
      <svg className={css.line} viewBox="0 0 600 120" preserveAspectRatio="none" aria-hidden="true">
        <path className={css.grid} d="M0 1H600M0 40H600M0 80H600M0 119H600" />
        <path d="M0 88L40 82L80 86L120 70L160 74L200 62L240 66L280 52L320 56L360 30L400 22L440 40L480 46L520 60L560 54L600 58" />
      </svg>
      <Rows
        caption="Sessions by what they wait for"
        columns={['Waits for', 'Sessions', 'Longest']}
        rows={[
          ['Lock: transactionid', 2, '00:14'],
          ['IO: DataFileRead', 5, '00:01'],
          ['Client: ClientRead', 31, '02:10'],
        ]}
      />
    </Screen>
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

/** A report with the numbers of objects that convert automatically and objects that a person has to rewrite. */
export function MigrationReport(): ReactElement {
  return (
    <Screen title="Assessment of schema SALES" label="A migration report: objects that convert and objects to rewrite, by kind">
      <Rows
        caption="Objects by kind"
        columns={['Objects', 'Found', 'Convert', 'To rewrite']}
        rows={MIGRATION_ROWS}
        isNotable={(cell, column) => column === 3 && cell !== 0}
      />
      <Notes notes={['What converts is tested, not only counted.', 'Each rewrite has a file, a line, and a reason.']} />
    </Screen>
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
    <Screen title="Case 20417 · severity 1" label="A support case, from opening it to the workaround">
      <Timeline
        moments={[
          { time: '02:04', title: 'You open the case', text: 'Production is down: “could not access status of transaction”.' },
          { time: '02:21', title: 'An engineer answers', text: 'She has read case-report.sql and asks for one log file.' },
          { time: '02:48', title: 'The cause is known', text: 'A restored snapshot without its last WAL segments.' },
          { time: '03:10', title: 'Writes are back', text: 'Restored from the archive to 02:01; row counts compared.' },
        ]}
      />
    </Screen>
  );
}

/** A day of a live class. */
export function ClassSchedule(): ReactElement {
  return (
    <Screen title="A class day" label="The plan of a class day: lessons, labs, and a review">
      <Timeline
        moments={[
          { time: '9:00', title: 'Lesson', text: 'How it works, on a drawing and on a running server.' },
          { time: '10:45', title: 'Lab', text: 'You do it on a server of your own. It breaks; you repair it.' },
          { time: '1:15', title: 'Lesson', text: 'What goes wrong in production, and how you see it first.' },
          { time: '3:00', title: 'Lab', text: 'A drill with a clock, then a review of every solution.' },
        ]}
      />
    </Screen>
  );
}

/** A review report: scope, findings, and who does what by when. */
export function ReviewReport(): ReactElement {
  return (
    <Screen title="Health check, orders cluster" label="A review report: findings with their effect and the next step">
      <Rows
        caption="Findings"
        columns={['Finding', 'Risk', 'Next step']}
        rows={[
          ['Restore never tested', 'high', 'Drill in week 1'],
          ['Slot without a size limit', 'high', 'Set max_slot_wal_keep_size'],
          ['Three unused indexes, 48 GB', 'low', 'Drop after month-end'],
        ]}
        isNotable={(cell) => cell === 'high'}
      />
      <Notes notes={['Each finding comes with the query that shows it.']} />
    </Screen>
  );
}

/** What a customer story contains: a figure before and after, how it was measured, and what went wrong. */
export function StoryFigures(): ReactElement {
  return (
    <Screen
      title="A customer story"
      label="What a customer story contains: a figure before and after, its method, and what went wrong"
    >
      <Chart
        title="End of day, duration"
        rows={[
          { label: 'Before', value: 232, text: '3 h 52 min' },
          { label: 'After', value: 185, text: '3 h 05 min', isEmphasized: true },
        ]}
      />
      <Pairs
        className={css.settings}
        pairs={[
          ['Method', 'median of 20 working days each, from the job log'],
          ['Machines', '32 cores, the same storage before and after'],
          ['Went wrong', 'three months longer than planned'],
        ]}
      />
    </Screen>
  );
}

/** The settings of a managed cluster. */
export function ServiceConsole(): ReactElement {
  return (
    <Screen title="Create a cluster" label="The settings of a managed cluster, from the cloud account to the maintenance window">
      <Pairs
        className={css.settings}
        pairs={[
          ['Cloud account', 'yours, at AWS'],
          ['Region', 'Frankfurt, three zones'],
          ['Cluster', 'primary and two standbys'],
          ['Version', 'PostgreSQL 18'],
          ['Backups', 'daily, kept for 30 days'],
          ['Upkeep', 'Sundays, 02:00 to 03:00 UTC'],
        ]}
      />
    </Screen>
  );
}
