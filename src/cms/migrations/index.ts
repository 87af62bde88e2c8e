import * as migration_20261121_045217_initial from './20261121_045217_initial';
import * as migration_20261121_050000_page_cache from './20261121_050000_page_cache';
import * as migration_20261121_060000_trigrams from './20261121_060000_trigrams';
import * as migration_20261121_080122_sign_on from './20261121_080122_sign_on';
import * as migration_20261121_090327_facts from './20261121_090327_facts';
import * as migration_20261121_090426_reading from './20261121_090426_reading';
import * as migration_20261121_111000_page_cache_origin from './20261121_111000_page_cache_origin';
import * as migration_20261121_112500_docs_feedback_limit from './20261121_112500_docs_feedback_limit';
import * as migration_20261121_113000_visitor_limits from './20261121_113000_visitor_limits';
import * as migration_20261121_150655_publishing from './20261121_150655_publishing';
import * as migration_20261121_154500_order_of_texts from './20261121_154500_order_of_texts';
import * as migration_20261122_084000_page_cache_notify from './20261122_084000_page_cache_notify';

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
    up: migration_20261121_111000_page_cache_origin.up,
    down: migration_20261121_111000_page_cache_origin.down,
    name: '20261121_111000_page_cache_origin',
  },
  {
    up: migration_20261121_112500_docs_feedback_limit.up,
    down: migration_20261121_112500_docs_feedback_limit.down,
    name: '20261121_112500_docs_feedback_limit',
  },
  {
    up: migration_20261121_113000_visitor_limits.up,
    down: migration_20261121_113000_visitor_limits.down,
    name: '20261121_113000_visitor_limits',
  },
  {
    up: migration_20261121_150655_publishing.up,
    down: migration_20261121_150655_publishing.down,
    name: '20261121_150655_publishing'
  },
  {
    up: migration_20261121_154500_order_of_texts.up,
    down: migration_20261121_154500_order_of_texts.down,
    name: '20261121_154500_order_of_texts',
  },
  {
    up: migration_20261122_084000_page_cache_notify.up,
    down: migration_20261122_084000_page_cache_notify.down,
    name: '20261122_084000_page_cache_notify',
  },
];
