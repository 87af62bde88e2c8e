import * as migration_20261121_045217_initial from './20261121_045217_initial';
import * as migration_20261121_050000_page_cache from './20261121_050000_page_cache';
import * as migration_20261121_060000_trigrams from './20261121_060000_trigrams';
import * as migration_20261121_080122_sign_on from './20261121_080122_sign_on';
import * as migration_20261121_090327_facts from './20261121_090327_facts';
import * as migration_20261121_090426_reading from './20261121_090426_reading';
import * as migration_20261121_105811_jobs from './20261121_105811_jobs';
import * as migration_20261121_111000_page_cache_origin from './20261121_111000_page_cache_origin';
import * as migration_20261121_111349_media from './20261121_111349_media';
import * as migration_20261121_112046_forms from './20261121_112046_forms';
import * as migration_20261121_112204_docs from './20261121_112204_docs';
import * as migration_20261121_112500_docs_feedback_limit from './20261121_112500_docs_feedback_limit';
import * as migration_20261121_112804_resources from './20261121_112804_resources';
import * as migration_20261121_114543_workflow from './20261121_114543_workflow';
import * as migration_20261121_120409_company from './20261121_120409_company';

export const migrations = [
  {
    up: migration_20261121_045217_initial.up,
    down: migration_20261121_045217_initial.down,
    name: '20261121_045217_initial',
  },
  {
    up: migration_20261121_050000_page_cache.up,
    down: migration_20261121_050000_page_cache.down,
    name: '20261121_050000_page_cache',
  },
  {
    up: migration_20261121_060000_trigrams.up,
    down: migration_20261121_060000_trigrams.down,
    name: '20261121_060000_trigrams',
  },
  {
    up: migration_20261121_080122_sign_on.up,
    down: migration_20261121_080122_sign_on.down,
    name: '20261121_080122_sign_on',
  },
  {
    up: migration_20261121_090327_facts.up,
    down: migration_20261121_090327_facts.down,
    name: '20261121_090327_facts',
  },
  {
    up: migration_20261121_090426_reading.up,
    down: migration_20261121_090426_reading.down,
    name: '20261121_090426_reading',
  },
  {
    up: migration_20261121_105811_jobs.up,
    down: migration_20261121_105811_jobs.down,
    name: '20261121_105811_jobs',
  },
  {
    up: migration_20261121_111000_page_cache_origin.up,
    down: migration_20261121_111000_page_cache_origin.down,
    name: '20261121_111000_page_cache_origin',
  },
  {
    up: migration_20261121_111349_media.up,
    down: migration_20261121_111349_media.down,
    name: '20261121_111349_media',
  },
  {
    up: migration_20261121_112046_forms.up,
    down: migration_20261121_112046_forms.down,
    name: '20261121_112046_forms',
  },
  {
    up: migration_20261121_112204_docs.up,
    down: migration_20261121_112204_docs.down,
    name: '20261121_112204_docs',
  },
  {
    up: migration_20261121_112500_docs_feedback_limit.up,
    down: migration_20261121_112500_docs_feedback_limit.down,
    name: '20261121_112500_docs_feedback_limit',
  },
  {
    up: migration_20261121_112804_resources.up,
    down: migration_20261121_112804_resources.down,
    name: '20261121_112804_resources',
  },
  {
    up: migration_20261121_114543_workflow.up,
    down: migration_20261121_114543_workflow.down,
    name: '20261121_114543_workflow',
  },
  {
    up: migration_20261121_120409_company.up,
    down: migration_20261121_120409_company.down,
    name: '20261121_120409_company'
  },
];
