import type { ComponentType } from 'react';
import { RecordedCluster } from '../recorded-cluster/recorded-cluster';
import type { IllustrationName } from './names';
import { ClassSchedule, MigrationReport, MonitoringScreen, ReviewReport, ServiceConsole, SupportCase } from './screens';
import { terminalPicture } from './terminals';

/** The component of every illustration. Apart from the names, which the Payload configuration reads without CSS. */
export const ILLUSTRATION_COMPONENTS: Readonly<Record<IllustrationName, ComponentType>> = {
  'recorded-cluster': RecordedCluster,
  'kubernetes-status': terminalPicture('kubernetes-status'),
  'backup-catalog': terminalPicture('backup-catalog'),
  'failover-manager-status': terminalPicture('failover-manager-status'),
  'distributed-nodes': terminalPicture('distributed-nodes'),
  'pooler-view': terminalPicture('pooler-view'),
  'encryption-check': terminalPicture('encryption-check'),
  'nearest-neighbor': terminalPicture('nearest-neighbor'),
  'oracle-package': terminalPicture('oracle-package'),
  'query-plan': terminalPicture('query-plan'),
  'replication-view': terminalPicture('replication-view'),
  'package-installation': terminalPicture('package-installation'),
  'exam-task': terminalPicture('exam-task'),
  'monitoring-screen': MonitoringScreen,
  'migration-report': MigrationReport,
  'support-case': SupportCase,
  'class-schedule': ClassSchedule,
  'service-console': ServiceConsole,
  'review-report': ReviewReport,
};
