import type { ReactElement, ReactNode } from 'react';
import { arrow, box, database } from '../diagram/drawings/parts';
import css from './recorded-cluster.module.css';

interface ServerProps {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly duty: string;
  readonly className?: string | undefined;
}

/** A filled server accepts writes; an outlined one is a standby. */
function Server({ x, y, name, duty, className }: ServerProps): ReactElement {
  return (
    <g className={className}>
      <path d={database(x, y, 100, 92)} />
      <text x={x} y={y + 42}>
        {name}
      </text>
      <text x={x} y={y + 66} className={css.role}>
        {duty}
      </text>
    </g>
  );
}

function Picture({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <svg className={css.picture} viewBox="0 0 480 218" role="img" aria-label={title}>
      {children}
    </svg>
  );
}

const APPLICATION = (
  <>
    <path className={css.outline} d={box(4, 87, 108, 44)} />
    <text x={58} y={109}>
      app
    </text>
  </>
);
const TO_DB1 = arrow([112, 109], [180, 109]);
const TO_STANDBYS = arrow([280, 99], [330, 99], [330, 52], [378, 52]) + arrow([280, 119], [330, 119], [330, 166], [378, 166]);

/** The cluster before and after its primary stops: the style sheet moves it from one to the other. */
export function FailoverPicture(): ReactElement {
  return (
    <Picture
      title={
        'An application writes to the primary db1, which streams its write-ahead log to the standbys db2 and db3. ' +
        'When db1 stops, db2 is promoted: the application writes to db2, and db3 follows it.'
      }
    >
      {APPLICATION}
      <g className={css.before}>
        <path d={TO_DB1} />
        <path className={css.wal} d={TO_STANDBYS} />
        <Server x={230} y={63} name="db1" duty="primary" className={css.primary} />
        <Server x={428} y={6} name="db2" duty="standby" className={css.outline} />
      </g>
      <g className={css.failed}>
        <Server x={230} y={63} name="db1" duty="stopped" className={css.gone} />
        <path className={css.cross} d="M222 67l16 16m0-16l-16 16" />
      </g>
      <g className={css.waiting}>
        <Server x={428} y={6} name="db2" duty="standby" className={css.outline} />
      </g>
      <g className={css.promoted}>
        <Server x={428} y={6} name="db2" duty="primary" className={css.primary} />
        <path className={css.wal} d={arrow([378, 72], [346, 72], [346, 166], [378, 166])} />
      </g>
      <path className={css.reconnected} d={arrow([58, 87], [58, 44], [378, 44])} />
      <Server x={428} y={120} name="db3" duty="standby" className={css.outline} />
    </Picture>
  );
}

/** A base backup and archived WAL become a server of an earlier moment. */
export function RestorePicture(): ReactElement {
  return (
    <Picture
      title={
        'A server archives its write-ahead log. A base backup and that archive become a second server, ' +
        'as it was at a chosen second.'
      }
    >
      <Server x={52} y={63} name="live" duty="primary" className={css.primary} />
      <path className={css.outline} d={box(170, 14, 140, 56) + box(170, 148, 140, 56)} />
      <text x={240} y={42}>
        base backup
      </text>
      <text x={240} y={176}>
        WAL archive
      </text>
      <path className={css.wal} d={arrow([102, 121], [133, 121], [133, 176], [170, 176])} />
      <path d={arrow([102, 97], [133, 97], [133, 42], [170, 42])} />
      <path d={arrow([310, 42], [347, 42], [347, 97], [378, 97]) + arrow([310, 176], [347, 176], [347, 121], [378, 121])} />
      <Server x={428} y={63} name="restored" duty="primary" className={css.primary} />
    </Picture>
  );
}

/** Two major versions side by side, joined by logical replication. */
export function UpgradePicture(): ReactElement {
  return (
    <Picture title="An older server publishes its tables; a newer one subscribes to them until the application moves over.">
      {APPLICATION}
      <path d={TO_DB1} />
      <Server x={230} y={63} name="pg15" duty="writes" className={css.primary} />
      <path className={css.wal} d={arrow([280, 109], [378, 109])} />
      <text x={330} y={93} className={css.role}>
        rows
      </text>
      <path className={css.later} d={arrow([58, 131], [58, 190], [428, 190], [428, 155])} />
      <Server x={428} y={63} name="pg18" duty="follows" className={css.outline} />
      <text x={240} y={206} className={css.role}>
        then
      </text>
    </Picture>
  );
}

/** A standby that answers queries. */
export function ReplicatePicture(): ReactElement {
  return (
    <Picture title="An application writes to the primary and reads from the standby, which replays the primary’s write-ahead log.">
      {APPLICATION}
      <path d={TO_DB1} />
      <Server x={230} y={63} name="primary" duty="writes" className={css.primary} />
      <path className={css.wal} d={arrow([280, 109], [378, 109])} />
      <text x={330} y={93} className={css.role}>
        WAL
      </text>
      <path d={arrow([428, 155], [428, 190], [58, 190], [58, 131])} />
      <text x={240} y={206} className={css.role}>
        reads
      </text>
      <Server x={428} y={63} name="standby" duty="reads" className={css.outline} />
    </Picture>
  );
}
