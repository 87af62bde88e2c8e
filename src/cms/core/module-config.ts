import type { CollectionConfig, GlobalConfig, JobsConfig } from 'payload';

export type Tasks = NonNullable<JobsConfig['tasks']>;

/** What a module adds to the CMS. Each module's config.ts exports one; src/modules/configs.ts lists them. */
export interface ModuleConfig {
  collections?: readonly CollectionConfig[];
  globals?: readonly GlobalConfig[];
  tasks?: Tasks;
  /** Slots that an editor can place on a page; rendered by module.tsx. */
  slots?: readonly string[];
}
