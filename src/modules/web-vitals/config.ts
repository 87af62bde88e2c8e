import type { ModuleConfig } from '@/cms/core/module-config';
import { removeOldVitals } from './remove-old-vitals';

export const webVitalsConfig: ModuleConfig = { tasks: [removeOldVitals] };
