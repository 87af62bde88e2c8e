import type { ModuleConfig } from '@/cms/core/module-config';
import { announceContentTask } from './announce-content';
import { pullContentTask } from './pull-task';

export { replicaDeliveries } from './announce-content';

/** Content that is copied from one site to its replicas (docs/decisions/0032-content-replicas.md). */
export const contentReplicationConfig: ModuleConfig = { tasks: [announceContentTask, pullContentTask] };
