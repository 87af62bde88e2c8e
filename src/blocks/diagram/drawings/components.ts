import type { DrawingName } from '@/cms/core/taxonomy/drawing-names';
import { ActiveActive } from './active-active';
import { AuditLog } from './audit-log';
import { BackupChain } from './backup-chain';
import { CertificateCheck } from './certificate-check';
import { ClassDay } from './class-day';
import { ClusterManager } from './cluster-manager';
import { ConnectionPooling } from './connection-pooling';
import { ContactRoutes } from './contact-routes';
import type { Drawing } from './parts';
import { EmbeddingWorker } from './embedding-worker';
import { FailoverTimeline } from './failover-timeline';
import { GeospatialQuery } from './geospatial-query';
import { IdleSlot } from './idle-slot';
import { KeyPagination } from './key-pagination';
import { KubernetesCluster } from './kubernetes-cluster';
import { LearningPath } from './learning-path';
import { LogicalReplication } from './logical-replication';
import { ManagedService } from './managed-service';
import { MaskedCopy } from './masked-copy';
import { MonitoringStack } from './monitoring-stack';
import { MultiCloud } from './multi-cloud';
import { MutualTls } from './mutual-tls';
import { MvccVacuum } from './mvcc-vacuum';
import { MysqlLoad } from './mysql-load';
import { OracleMigrationPath } from './oracle-migration-path';
import { PackageRepositories } from './package-repositories';
import { PatchFlow } from './patch-flow';
import { PlanAdvice } from './plan-advice';
import { PlanLayers } from './plan-layers';
import { PointInTimeRecovery } from './point-in-time-recovery';
import { QueryPushdown } from './query-pushdown';
import { QuorumCommit } from './quorum-commit';
import { RankFusion } from './rank-fusion';
import { ReleaseLifecycle } from './release-lifecycle';
import { StreamingReplication } from './streaming-replication';
import { SupportEscalation } from './support-escalation';
import { SupportFlow } from './support-flow';
import { Switchover } from './switchover';
import { TableRepack } from './table-repack';
import { TemporalKey } from './temporal-key';
import { TransparentDataEncryption } from './transparent-data-encryption';
import { UpgradePath } from './upgrade-path';
import { VectorSearch } from './vector-search';

/**
 * The component of every drawing, by the name editors select. The names are elsewhere, because the Payload configuration
 * reads them in an environment without CSS.
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
  'contact-routes': ContactRoutes,
  'learning-path': LearningPath,
  'release-lifecycle': ReleaseLifecycle,
  'plan-layers': PlanLayers,
  'logical-replication': LogicalReplication,
  'transparent-data-encryption': TransparentDataEncryption,
  'monitoring-stack': MonitoringStack,
  'multi-cloud': MultiCloud,
  'geospatial-query': GeospatialQuery,
  'cluster-manager': ClusterManager,
  'mvcc-vacuum': MvccVacuum,
  'upgrade-path': UpgradePath,
  'managed-service': ManagedService,
  'class-day': ClassDay,
  'certificate-check': CertificateCheck,
  'patch-flow': PatchFlow,
  'package-repositories': PackageRepositories,
  'support-escalation': SupportEscalation,
  'temporal-key': TemporalKey,
  'vector-search': VectorSearch,
  'rank-fusion': RankFusion,
  'query-pushdown': QueryPushdown,
  'table-repack': TableRepack,
  'idle-slot': IdleSlot,
  'key-pagination': KeyPagination,
  'embedding-worker': EmbeddingWorker,
  'masked-copy': MaskedCopy,
  'mutual-tls': MutualTls,
  'audit-log': AuditLog,
  'plan-advice': PlanAdvice,
  'mysql-load': MysqlLoad,
};
