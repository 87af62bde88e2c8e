import type { ModuleConfig } from '@/cms/core/module-config';
import { mediaCoverage, people } from './company';
import { pressReleases } from './press-releases/collection';

export const companyConfig: ModuleConfig = {
  collections: [pressReleases, people, mediaCoverage],
  slots: ['press-releases', 'media-coverage', 'leadership'],
};
