import type { ReactElement } from 'react';
import { formatDay } from '@/platform/format-day';
import { Frame, TerminalSteps, type TerminalStep } from '@/ui/frame';
import { RECORDINGS } from '../recorded-cluster/recordings';
import css from './illustrations.module.css';

interface Terminal {
  readonly title: string;
  readonly label: string;
  readonly steps: readonly TerminalStep[];
  /** What to notice in it. */
  readonly notes: readonly string[];
  /** Whether it was recorded. Others are labeled as drawn. */
  readonly isRecorded?: boolean;
}

/** The output is drawn after each tool's documentation; names, addresses and figures are examples. */
const TERMINALS = {
  'kubernetes-status': {
    title: 'kubectl',
    label: 'The status of a cluster with three instances on Kubernetes',
    steps: [
      {
        prompt: '$ ',
        input: 'kubectl cnpg status orders',
        output: `Cluster Summary
Name                 shop/orders
PostgreSQL Image:    ghcr.io/cloudnative-pg/postgresql:18
Primary instance:    orders-1
Status:              Cluster in healthy state
Instances:           3
Ready instances:     3

Streaming Replication status
Name      Replay LSN  State      Sync State
orders-2  0/6054B60   streaming  quorum
orders-3  0/6054B60   streaming  quorum`,
      },
    ],
    notes: ['Three instances, one primary.', 'Each commit waits for one of two standbys (quorum).'],
  },
  'backup-catalog': {
    title: 'pgBackRest',
    label: 'A catalog with a full and an incremental backup',
    steps: [
      {
        prompt: '$ ',
        input: 'pgbackrest --stanza=orders info',
        output: `stanza: orders
    status: ok
    cipher: aes-256-cbc

    db (current)
        full backup: 20261115-010002F
            database size: 412GB, database backup size: 412GB
            repo1: backup set size: 96GB, backup size: 96GB

        incr backup: 20261115-010002F_20261121-010001I
            database size: 418GB, database backup size: 6.1GB
            repo1: backup set size: 98GB, backup size: 1.9GB`,
      },
    ],
    notes: ['status: ok – the stanza has a valid backup.', 'The incremental backup stored 1.9 GB of 418 GB.'],
  },
  'failover-manager-status': {
    title: 'EDB Failover Manager',
    label: 'The status of a cluster with a primary and two standbys',
    steps: [
      {
        prompt: '$ ',
        input: 'efm cluster-status orders',
        output: `Cluster Status: orders

    Agent Type  Address       DB       VIP
    ----------------------------------------
    Primary     10.0.1.11     UP       10.0.1.20*
    Standby     10.0.1.12     UP       10.0.1.20
    Standby     10.0.1.13     UP       10.0.1.20

Standby priority host list:
    10.0.1.12 10.0.1.13`,
      },
    ],
    notes: ['One agent for each server; a majority decides.', 'The virtual IP address moves with the primary.'],
  },
  'distributed-nodes': {
    title: 'PGD CLI',
    label: 'Six nodes in two regions',
    steps: [
      {
        prompt: '$ ',
        input: 'pgd nodes list',
        output: `Node Name  Group Name  Node Kind  Join State  Node Status
---------  ----------  ---------  ----------  -----------
east1      us_east     data       ACTIVE      Up
east2      us_east     data       ACTIVE      Up
east3      us_east     data       ACTIVE      Up
west1      us_west     data       ACTIVE      Up
west2      us_west     data       ACTIVE      Up
west3      us_west     data       ACTIVE      Up`,
      },
    ],
    notes: ['Each region has three data nodes.', 'Each region survives losing the other.'],
  },
  'pooler-view': {
    title: 'PgBouncer',
    label: 'A pool with many clients and few server connections',
    steps: [
      {
        prompt: 'pgbouncer=# ',
        input: 'show pools;',
        output: ` database | user | cl_active | cl_waiting | sv_active | sv_idle
----------+------+-----------+------------+-----------+---------
 orders   | app  |       640 |          0 |        14 |       6`,
      },
    ],
    notes: ['640 clients share 20 server connections.', 'cl_waiting: 0 – none of them waits.'],
  },
  'encryption-check': {
    title: 'psql',
    label: 'A check that the data directory is encrypted',
    steps: [
      {
        prompt: 'orders=# ',
        input: 'select data_encryption_version from pg_control_init;',
        output: ` data_encryption_version
-------------------------
                       1
(1 row)`,
      },
      { prompt: '$ ', input: 'strings base/16384/16402 | grep -c "4111 1111"', output: '0' },
    ],
    notes: ['1 – the cluster was created encrypted.', 'On disk, the card number isn’t readable.'],
  },
  'nearest-neighbor': {
    title: 'psql with PostGIS',
    label: 'A query for the three nearest stores',
    steps: [
      {
        prompt: 'geo=# ',
        input: `select name, round(st_distance(place, :here)) as meters
       from stores order by place <-> :here limit 3;`,
        output: `   name    | meters
-----------+--------
 Station   |    412
 Riverside |    935
 Market    |   1280
(3 rows)`,
      },
    ],
    notes: ['<-> uses the spatial index for the order.', 'Distances in meters, on the globe.'],
  },
  'oracle-package': {
    title: 'EDB Postgres Advanced Server',
    label: 'An Oracle package that is created and called',
    steps: [
      {
        prompt: 'edb=# ',
        input: `create or replace package invoicing is
  function total(p_order number) return number;
end invoicing;`,
        output: 'CREATE PACKAGE',
      },
      {
        prompt: 'edb=# ',
        input: 'select invoicing.total(4711) from dual;',
        output: ` total
-------
 99.50
(1 row)`,
      },
    ],
    notes: ['Packages, NUMBER, and DUAL as in Oracle.', 'The same server runs standard PostgreSQL SQL.'],
  },
  'query-plan': {
    title: 'psql',
    label: 'A query plan with measured times',
    steps: [
      {
        prompt: 'shop=# ',
        input: `explain (analyze, buffers)
       select * from orders where customer = 42;`,
        output: `Index Scan using orders_customer_idx on orders
  (actual time=0.031..0.052 rows=18.00 loops=1)
  Index Cond: (customer = 42)
  Index Searches: 1
  Buffers: shared hit=21
Execution Time: 0.081 ms`,
      },
    ],
    notes: ['Index Scan – 21 pages instead of the table.', 'actual rows against the estimate: where plans go wrong.'],
  },
  'replication-view': {
    title: 'psql',
    label: 'A standby that has replayed everything',
    steps: RECORDINGS.replicate.slice(1),
    notes: [
      `Recorded with PostgreSQL ${RECORDINGS.version} on ${formatDay(RECORDINGS.recordedOn)}.`,
      'The standby is 0 bytes behind and answers queries.',
    ],
    isRecorded: true,
  },
  'package-installation': {
    title: 'A terminal',
    label: 'The installation of a server from the package repository of a plan',
    steps: [
      { prompt: '$ ', input: 'curl -1sSLf "https://downloads.enterprisedb.com/$TOKEN/standard/setup.rpm.sh" | sudo -E bash' },
      { prompt: '$ ', input: 'sudo dnf -y install edb-postgresextended18-server' },
      {
        prompt: '$ ',
        input: 'psql -c "show server_version"',
        output: ` server_version
----------------
 18
(1 row)`,
      },
    ],
    notes: ['The token is in your account.', 'A plan opens its own repository.'],
  },
  'exam-task': {
    title: 'Sample exam question',
    label: 'An exam question that asks what you would do',
    steps: [
      {
        prompt: '',
        input: 'A standby has stopped. The primary’s disk is filling up.',
        output: ` slot_name | active | wal_status | kept
-----------+--------+------------+--------
 db2       | f      | extended   | 212 GB

Which change keeps the primary up, and what does it cost?`,
      },
    ],
    notes: ['Questions come from daily operations.'],
  },
} as const satisfies Record<string, Terminal>;

type TerminalName = keyof typeof TERMINALS;

function TerminalPicture({ title, label, steps, notes, isRecorded = false }: Terminal): ReactElement {
  return (
    <Frame title={title} label={label} isIllustration={!isRecorded}>
      <TerminalSteps label={label} steps={steps} />
      <ul className={css.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Frame>
  );
}

/** Returns the component of a terminal picture. */
export function createTerminalPicture(name: TerminalName): () => ReactElement {
  const terminal: Terminal = TERMINALS[name];
  return () => <TerminalPicture {...terminal} />;
}
