import { ActiveActive } from './active-active';
import { BackupChain } from './backup-chain';
import { ConnectionPooling } from './connection-pooling';
import { FailoverTimeline } from './failover-timeline';
import { KubernetesCluster } from './kubernetes-cluster';
import { LearningPath } from './learning-path';
import type { DrawingName } from './names';
import { OracleMigrationPath } from './oracle-migration-path';
import type { Drawing } from './parts';
import { PlanLayers } from './plan-layers';
import { PointInTimeRecovery } from './point-in-time-recovery';
import { QuorumCommit } from './quorum-commit';
import { ReleaseLifecycle } from './release-lifecycle';
import { StreamingReplication } from './streaming-replication';
import { SupportFlow } from './support-flow';
import { Switchover } from './switchover';

export type { DrawingProps, Drawing as DrawingComponent } from './parts';

/**
 * The component of every drawing, by the name an editor picks.
 * It is apart from `index.ts` because the content management's configuration reads the names where there is no CSS.
 */
export const DRAWING_COMPONENTS: Readonly<Record<DrawingName, Drawing>> = {
  'streaming-replication': StreamingReplication,
  'failover-timeline': FailoverTimeline,
  switchover: Switchover,
  'active-active': ActiveActive,
  'quorum-commit': QuorumCommit,
  'backup-chain': BackupChain,
  'point-in-time-recovery': PointInTimeRecovery,
  'oracle-migration-path': OracleMigrationPath,
  'kubernetes-cluster': KubernetesCluster,
  'connection-pooling': ConnectionPooling,
  'support-flow': SupportFlow,
  'learning-path': LearningPath,
  'release-lifecycle': ReleaseLifecycle,
  'plan-layers': PlanLayers,
};
