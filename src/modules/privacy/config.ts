import type { ModuleConfig } from '@/cms/core/module-config';

export const privacyConfig: ModuleConfig = { slots: ['stored-data'] };
