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
import * as migration_20261122_152647_content_dates from './20261122_152647_content_dates';
import * as migration_20261122_153000_learning_platform from './20261122_153000_learning_platform';
import * as migration_20261122_153139_content_replicas from './20261122_153139_content_replicas';
import * as migration_20261122_154215_form_confirmations from './20261122_154215_form_confirmations';
import * as migration_20261122_161100_form_subjects from './20261122_161100_form_subjects';
import * as migration_20261122_184500_standard_names from './20261122_184500_standard_names';
import * as migration_20261122_190000_job_notifications from './20261122_190000_job_notifications';
import * as migration_20261122_195414_main_menu from './20261122_195414_main_menu';
import * as migration_20261122_200000_search_rules from './20261122_200000_search_rules';
import * as migration_20261122_200100_search_index from './20261122_200100_search_index';
import * as migration_20261122_201000_postgres_facts from './20261122_201000_postgres_facts';
import * as migration_20261122_201010_fact_tokens from './20261122_201010_fact_tokens';
import * as migration_20261122_201020_fact_updates from './20261122_201020_fact_updates';
import * as migration_20261122_201500_training_classes from './20261122_201500_training_classes';
import * as migration_20261123_000549_exams from './20261123_000549_exams';
import * as migration_20261123_000854_download_platforms from './20261123_000854_download_platforms';
import * as migration_20261123_005153_cdn_purge from './20261123_005153_cdn_purge';
import * as migration_20261123_051256_lessons_and_mails from './20261123_051256_lessons_and_mails';
import * as migration_20261123_051729_fact_tasks from './20261123_051729_fact_tasks';
import * as migration_20261123_052654_version_changes from './20261123_052654_version_changes';
import * as migration_20261123_053106_external_links from './20261123_053106_external_links';
import * as migration_20261123_083304_course_facts from './20261123_083304_course_facts';
import * as migration_20261123_084700_class_cancellations from './20261123_084700_class_cancellations';
import * as migration_20261123_084756_web_vitals from './20261123_084756_web_vitals';
import * as migration_20261123_132708_credential_statuses from './20261123_132708_credential_statuses';
import * as migration_20261123_133604_instructors from './20261123_133604_instructors';
import * as migration_20261123_134055_form_mailbox from './20261123_134055_form_mailbox';
import * as migration_20261123_165253_list_fact_pages from './20261123_165253_list_fact_pages';
import * as migration_20261123_172204_site_status from './20261123_172204_site_status';
import * as migration_20261123_215800_built_files from './20261123_215800_built_files';
import * as migration_20261124_034200_docs_group_icons from './20261124_034200_docs_group_icons';
import * as migration_20261125_080000_search_facet_sets from './20261125_080000_search_facet_sets';
import * as migration_20261126_020000_search_visibility from './20261126_020000_search_visibility';
import * as migration_20261126_060000_search_columns from './20261126_060000_search_columns';
import * as migration_20261126_063000_deletion_details from './20261126_063000_deletion_details';
import * as migration_20261127_092335_powershell from './20261127_092335_powershell';
import * as migration_20261127_092400_powershell_steps from './20261127_092400_powershell_steps';
import * as migration_20261127_094500_forget_pages_at_once from './20261127_094500_forget_pages_at_once';
import * as migration_20261127_141548_expired_launches from './20261127_141548_expired_launches';
import * as migration_20261127_155944_deleted_entries from './20261127_155944_deleted_entries';
import * as migration_20261127_163555_refused_schedules from './20261127_163555_refused_schedules';
import * as migration_20261127_191817_kinds_of_stored_emails from './20261127_191817_kinds_of_stored_emails';
import * as migration_20261127_223000_search_pages from './20261127_223000_search_pages';
import * as migration_20261128_183000_compressed_pages from './20261128_183000_compressed_pages';
import * as migration_20261128_214153_cancellations from './20261128_214153_cancellations';
import * as migration_20261129_003830_registration_details from './20261129_003830_registration_details';

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
    name: '20261121_150655_publishing',
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
  {
    up: migration_20261122_152647_content_dates.up,
    down: migration_20261122_152647_content_dates.down,
    name: '20261122_152647_content_dates',
  },
  {
    up: migration_20261122_153000_learning_platform.up,
    down: migration_20261122_153000_learning_platform.down,
    name: '20261122_153000_learning_platform',
  },
  {
    up: migration_20261122_153139_content_replicas.up,
    down: migration_20261122_153139_content_replicas.down,
    name: '20261122_153139_content_replicas',
  },
  {
    up: migration_20261122_154215_form_confirmations.up,
    down: migration_20261122_154215_form_confirmations.down,
    name: '20261122_154215_form_confirmations',
  },
  {
    up: migration_20261122_161100_form_subjects.up,
    down: migration_20261122_161100_form_subjects.down,
    name: '20261122_161100_form_subjects',
  },
  {
    up: migration_20261122_184500_standard_names.up,
    down: migration_20261122_184500_standard_names.down,
    name: '20261122_184500_standard_names',
  },
  {
    up: migration_20261122_190000_job_notifications.up,
    down: migration_20261122_190000_job_notifications.down,
    name: '20261122_190000_job_notifications',
  },
  {
    up: migration_20261122_195414_main_menu.up,
    down: migration_20261122_195414_main_menu.down,
    name: '20261122_195414_main_menu',
  },
  {
    up: migration_20261122_200000_search_rules.up,
    down: migration_20261122_200000_search_rules.down,
    name: '20261122_200000_search_rules',
  },
  {
    up: migration_20261122_200100_search_index.up,
    down: migration_20261122_200100_search_index.down,
    name: '20261122_200100_search_index',
  },
  {
    up: migration_20261122_201000_postgres_facts.up,
    down: migration_20261122_201000_postgres_facts.down,
    name: '20261122_201000_postgres_facts',
  },
  {
    up: migration_20261122_201010_fact_tokens.up,
    down: migration_20261122_201010_fact_tokens.down,
    name: '20261122_201010_fact_tokens',
  },
  {
    up: migration_20261122_201020_fact_updates.up,
    down: migration_20261122_201020_fact_updates.down,
    name: '20261122_201020_fact_updates',
  },
  {
    up: migration_20261122_201500_training_classes.up,
    down: migration_20261122_201500_training_classes.down,
    name: '20261122_201500_training_classes',
  },
  {
    up: migration_20261123_000549_exams.up,
    down: migration_20261123_000549_exams.down,
    name: '20261123_000549_exams',
  },
  {
    up: migration_20261123_000854_download_platforms.up,
    down: migration_20261123_000854_download_platforms.down,
    name: '20261123_000854_download_platforms',
  },
  {
    up: migration_20261123_005153_cdn_purge.up,
    down: migration_20261123_005153_cdn_purge.down,
    name: '20261123_005153_cdn_purge',
  },
  {
    up: migration_20261123_051256_lessons_and_mails.up,
    down: migration_20261123_051256_lessons_and_mails.down,
    name: '20261123_051256_lessons_and_mails',
  },
  {
    up: migration_20261123_051729_fact_tasks.up,
    down: migration_20261123_051729_fact_tasks.down,
    name: '20261123_051729_fact_tasks',
  },
  {
    up: migration_20261123_052654_version_changes.up,
    down: migration_20261123_052654_version_changes.down,
    name: '20261123_052654_version_changes',
  },
  {
    up: migration_20261123_053106_external_links.up,
    down: migration_20261123_053106_external_links.down,
    name: '20261123_053106_external_links',
  },
  {
    up: migration_20261123_083304_course_facts.up,
    down: migration_20261123_083304_course_facts.down,
    name: '20261123_083304_course_facts',
  },
  {
    up: migration_20261123_084700_class_cancellations.up,
    down: migration_20261123_084700_class_cancellations.down,
    name: '20261123_084700_class_cancellations',
  },
  {
    up: migration_20261123_084756_web_vitals.up,
    down: migration_20261123_084756_web_vitals.down,
    name: '20261123_084756_web_vitals',
  },
  {
    up: migration_20261123_132708_credential_statuses.up,
    down: migration_20261123_132708_credential_statuses.down,
    name: '20261123_132708_credential_statuses',
  },
  {
    up: migration_20261123_133604_instructors.up,
    down: migration_20261123_133604_instructors.down,
    name: '20261123_133604_instructors',
  },
  {
    up: migration_20261123_134055_form_mailbox.up,
    down: migration_20261123_134055_form_mailbox.down,
    name: '20261123_134055_form_mailbox',
  },
  {
    up: migration_20261123_165253_list_fact_pages.up,
    down: migration_20261123_165253_list_fact_pages.down,
    name: '20261123_165253_list_fact_pages',
  },
  {
    up: migration_20261123_172204_site_status.up,
    down: migration_20261123_172204_site_status.down,
    name: '20261123_172204_site_status',
  },
  {
    up: migration_20261123_215800_built_files.up,
    down: migration_20261123_215800_built_files.down,
    name: '20261123_215800_built_files',
  },
  {
    up: migration_20261124_034200_docs_group_icons.up,
    down: migration_20261124_034200_docs_group_icons.down,
    name: '20261124_034200_docs_group_icons',
  },
  {
    up: migration_20261125_080000_search_facet_sets.up,
    down: migration_20261125_080000_search_facet_sets.down,
    name: '20261125_080000_search_facet_sets',
  },
  {
    up: migration_20261126_020000_search_visibility.up,
    down: migration_20261126_020000_search_visibility.down,
    name: '20261126_020000_search_visibility',
  },
  {
    up: migration_20261126_060000_search_columns.up,
    down: migration_20261126_060000_search_columns.down,
    name: '20261126_060000_search_columns',
  },
  {
    up: migration_20261126_063000_deletion_details.up,
    down: migration_20261126_063000_deletion_details.down,
    name: '20261126_063000_deletion_details',
  },
  {
    up: migration_20261127_092335_powershell.up,
    down: migration_20261127_092335_powershell.down,
    name: '20261127_092335_powershell',
  },
  {
    up: migration_20261127_092400_powershell_steps.up,
    down: migration_20261127_092400_powershell_steps.down,
    name: '20261127_092400_powershell_steps',
  },
  {
    up: migration_20261127_094500_forget_pages_at_once.up,
    down: migration_20261127_094500_forget_pages_at_once.down,
    name: '20261127_094500_forget_pages_at_once',
  },
  {
    up: migration_20261127_141548_expired_launches.up,
    down: migration_20261127_141548_expired_launches.down,
    name: '20261127_141548_expired_launches',
  },
  {
    up: migration_20261127_155944_deleted_entries.up,
    down: migration_20261127_155944_deleted_entries.down,
    name: '20261127_155944_deleted_entries',
  },
  {
    up: migration_20261127_163555_refused_schedules.up,
    down: migration_20261127_163555_refused_schedules.down,
    name: '20261127_163555_refused_schedules',
  },
  {
    up: migration_20261127_191817_kinds_of_stored_emails.up,
    down: migration_20261127_191817_kinds_of_stored_emails.down,
    name: '20261127_191817_kinds_of_stored_emails',
  },
  {
    up: migration_20261127_223000_search_pages.up,
    down: migration_20261127_223000_search_pages.down,
    name: '20261127_223000_search_pages',
  },
  {
    up: migration_20261128_183000_compressed_pages.up,
    down: migration_20261128_183000_compressed_pages.down,
    name: '20261128_183000_compressed_pages',
  },
  {
    up: migration_20261128_214153_cancellations.up,
    down: migration_20261128_214153_cancellations.down,
    name: '20261128_214153_cancellations'
  },
  {
    up: migration_20261129_003830_registration_details.up,
    down: migration_20261129_003830_registration_details.down,
    name: '20261129_003830_registration_details'
  },
];
