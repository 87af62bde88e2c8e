import type { ComponentType } from 'react';
import { RecordedCluster } from '../recorded-cluster/recorded-cluster';
import type { IllustrationName } from './names';
import {
  ClassSchedule,
  MigrationReport,
  MonitoringScreen,
  ReviewReport,
  ServiceConsole,
  StoryFigures,
  SupportCase,
} from './screens';
import { createTerminalPicture } from './terminals';

/** The component of every illustration. Apart from the names, which the Payload configuration reads without CSS. */
export const ILLUSTRATION_COMPONENTS: Readonly<Record<IllustrationName, ComponentType>> = {
  'recorded-cluster': RecordedCluster,
  'kubernetes-status': createTerminalPicture('kubernetes-status'),
  'backup-catalog': createTerminalPicture('backup-catalog'),
  'failover-manager-status': createTerminalPicture('failover-manager-status'),
  'distributed-nodes': createTerminalPicture('distributed-nodes'),
  'pooler-view': createTerminalPicture('pooler-view'),
  'encryption-check': createTerminalPicture('encryption-check'),
  'nearest-neighbor': createTerminalPicture('nearest-neighbor'),
  'oracle-package': createTerminalPicture('oracle-package'),
  'query-plan': createTerminalPicture('query-plan'),
  'replication-view': createTerminalPicture('replication-view'),
  'package-installation': createTerminalPicture('package-installation'),
  'exam-task': createTerminalPicture('exam-task'),
  'monitoring-screen': MonitoringScreen,
  'migration-report': MigrationReport,
  'support-case': SupportCase,
  'class-schedule': ClassSchedule,
  'service-console': ServiceConsole,
  'review-report': ReviewReport,
  'story-figures': StoryFigures,
};
