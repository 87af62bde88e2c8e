import type { ModuleConfig } from '@/cms/core/module-config';

export const calculatorsConfig: ModuleConfig = {
  slots: ['calculator'],
};
