import { SenderCell as SenderCell_f35912b5f8057ffd185011cbe24b5dd1 } from '../../../modules/submissions/sender-cell'
import { TrialsByEmail as TrialsByEmail_ba025ff22a7d78740ab79b6501455c39 } from '../../../modules/trials/trials-by-email'
import { SubmittedValuesField as SubmittedValuesField_f2a8bf706836dd5db784ee09857ae2ec } from '../../../modules/submissions/submitted-values-field'
import { RowLabel as RowLabel_aff9fcab32cc4cae20c326b67038864e } from '../../../cms/admin-ui/fields/row-label'
import { SubmissionControls as SubmissionControls_c710d5856b3882989b17549d9e4fcf83 } from '../../../modules/submissions/submission-controls'
import { EntryHeading as EntryHeading_d8ae35f038165f09bbec97f7aac5f697 } from '../../../cms/admin-ui/form-controls/entry-heading'
import { ListEntries as ListEntries_9be98932c1628f28c092db96c41808b4 } from '../../../cms/admin-ui/form-controls/list-entries'
import { RefusedErrors as RefusedErrors_51a15c0358d7ffb906fb4e59eab9e5b1 } from '../../../cms/admin-ui/form-controls/refused-errors'
import { MarkdownPaste as MarkdownPaste_4edee26eba0431def5d65d77507c5321 } from '../../../cms/admin-ui/markdown-paste/markdown-paste'
import { TrialStateLinks as TrialStateLinks_0ca906dc7239394fc473177ebdf37876 } from '../../../modules/trials/trial-state-links'
import { FileLink as FileLink_0c12a6c17160e68a81c020da5c8b5be7 } from '../../../modules/submissions/file-link'
import { ScheduleNotice as ScheduleNotice_1e351a5fa625532bf5c5f670356f38c2 } from '../../../cms/workflow/controls/schedule-notice'
import { LocalDraftBackup as LocalDraftBackup_d6030c222c531503325e3c2fc796dff2 } from '../../../cms/drafts/local-backup/local-draft-backup'
import { BlockLabel as BlockLabel_75ae72f98a6f5ec654646407fd4cf188 } from '../../../cms/admin-ui/fields/block-label'
import { ListCell as ListCell_655d733a4a2ee75be866e85143b196cf } from '../../../cms/admin-ui/list-cell'
import { KeyChoice as KeyChoice_c76fc22e7957d3d1322e2dace0983215 } from '../../../cms/admin-ui/fields/key-choice'
import { BlockClipboard as BlockClipboard_5e5b55628484320f7772b2f58444fde9 } from '../../../cms/admin-ui/fields/block-clipboard'
import { TitleCell as TitleCell_bbd8126e1e12abd2a094a2fb08c9714a } from '../../../cms/workflow/controls/title-cell'
import { SeoPreview as SeoPreview_2c57d3b168835892a4e7869bf7b5f81e } from '../../../cms/seo-preview/seo-preview'
import { RedirectChoice as RedirectChoice_07b4f5c46abd8de4b1db4ce2a71082c6 } from '../../../cms/link-graph/published-only'
import { InboundLinksPanel as InboundLinksPanel_3a21c9325766cd71609939d692cb62f3 } from '../../../cms/link-graph/inbound-links-panel'
import { SharePanel as SharePanel_949968ff7501ec68ba27946a68589486 } from '../../../cms/preview-links/share-panel'
import { HistoryLink as HistoryLink_25050c67e4aae9284bb833f6a44245fa } from '../../../cms/audit-log/history-link'
import { StatusCell as StatusCell_8b13149aedca26fa915b6e3ca8f180ec } from '../../../cms/workflow/controls/status-cell'
import { ReviewActions as ReviewActions_a159ac3a60e0f48c91270d7b16ce8cb0 } from '../../../cms/workflow/controls/review-actions'
import { FactPicker as FactPicker_01c2a73856b324ca81635ec56225bca4 } from '../../../cms/facts/fact-picker'
import { PicturePicker as PicturePicker_d15b0983dbcd3c0b219a021bc1873072 } from '../../../modules/media/picker/picture-picker'
import { PublishControls as PublishControls_d08f6f6c1d6b03889e0aa207f7b570b2 } from '../../../cms/workflow/controls/publish-controls'
import { PublicationStatus as PublicationStatus_0d9d80a661cb6e0c55c79f2c2e0cab8e } from '../../../cms/workflow/controls/publication-status'
import { VersionsView as VersionsView_de3e432d63fb3424ed691ff8d53b1c98 } from '../../../cms/versions/versions-view'
import { ContentListView as ContentListView_6f514a380537e60bbea8b9d4401471c7 } from '../../../cms/workflow/controls/content-list-view'
import { SlugSuggestion as SlugSuggestion_66675f8477b10a5232a0b1c7a99cf0f0 } from '../../../cms/entries/slug-suggestion'
import { DayCell as DayCell_fb8e7c56b6a9b08b25972902074f48af } from '../../../cms/admin-ui/day-cell'
import { DayField as DayField_7860a8e61c319ba294ec86440425e583 } from '../../../cms/admin-ui/fields/native-input'
import { Registrations as Registrations_c16b24ba875c0b77f4a51019a58a8956 } from '../../../modules/submissions/registrations'
import { WallTimeCell as WallTimeCell_2793fdd65d7a39ddfdcc08e0124c9549 } from '../../../cms/admin-ui/wall-time-cell'
import { WallTimeField as WallTimeField_7860a8e61c319ba294ec86440425e583 } from '../../../cms/admin-ui/fields/native-input'
import { TimeZoneField as TimeZoneField_648689a0f9897e6f9caaf7889810571a } from '../../../cms/admin-ui/fields/time-zone-field'
import { FormBackup as FormBackup_fe20d35430184dc8201c1aa588d312c8 } from '../../../cms/drafts/local-backup/form-backup'
import { KeySuggestion as KeySuggestion_66675f8477b10a5232a0b1c7a99cf0f0 } from '../../../cms/entries/slug-suggestion'
import { PictureNameSuggestion as PictureNameSuggestion_141c124e6644f086b85414b25b07343c } from '../../../modules/media/picture-name-suggestion'
import { PictureUses as PictureUses_7a18e54ee3f6112ea3675f03396f8c3c } from '../../../modules/media/picture-uses'
import { RestoreButton as RestoreButton_4becfd41a460ac5e09fd4508503668fa } from '../../../cms/trash/restore-button'
import { DecisionButtons as DecisionButtons_85584a1b20c526f1a85f4054358bed78 } from '../../../modules/releases/updates/decision-buttons'
import { FormLinkCell as FormLinkCell_eee2256e5fadc87598f260dcca325d4f } from '../../../modules/releases/updates/form-link'
import { FormLinkField as FormLinkField_eee2256e5fadc87598f260dcca325d4f } from '../../../modules/releases/updates/form-link'
import { MailboxState as MailboxState_7ace7a9863e24045c9652f4032699339 } from '../../../modules/forms/mailbox-state'
import { IssuePanel as IssuePanel_f568dba1e5e9e81f551c223812eaf51e } from '../../../modules/newsletter/panel/issue-panel'
import { JsonViewer as JsonViewer_09710e4a145338bf68b698f1cbf9a4ee } from '../../../cms/admin-ui/fields/json-viewer'
import { SearchStatistics as SearchStatistics_9a584116d337ccc1b0052ba0ea0f57b8 } from '../../../modules/search/statistics/search-statistics'
import { ClassRoster as ClassRoster_c8b7563cef8ff97d4cdcbc130dd41f65 } from '../../../modules/training/class-roster'
import { QuestionStatisticsField as QuestionStatisticsField_ce10359e4c3b7cfeb402e78e8edac937 } from '../../../modules/certification/question-statistics-field'
import { LinkCheckForm as LinkCheckForm_d892a460257408fbe473cd5bc48173d7 } from '../../../cms/link-checks/link-check-form'
import { KindCell as KindCell_ee80941c3b9344b4ed320cb2b45bf3c3 } from '../../../cms/audit-log/audit-cells'
import { EntryCell as EntryCell_ee80941c3b9344b4ed320cb2b45bf3c3 } from '../../../cms/audit-log/audit-cells'
import { SignOutLink as SignOutLink_d44c115b2158b08d156a16835a426bad } from '../../../cms/users/sign-out-link'
import { AdminIcon as AdminIcon_895d5770c1adaa2d963aa5b2a6c64cdd } from '../../../cms/admin-ui/brand'
import { AdminLogo as AdminLogo_895d5770c1adaa2d963aa5b2a6c64cdd } from '../../../cms/admin-ui/brand'
import { CalendarLink as CalendarLink_528d09a77510f20db329d131f68e3436 } from '../../../cms/calendar/calendar-link'
import { FindTextLink as FindTextLink_991f7ae6363f2e2522ef3e4a95065e18 } from '../../../cms/find-text/find-text-link'
import { PageSpeedLink as PageSpeedLink_106ba84382f21047d101110152b8e829 } from '../../../modules/web-vitals/admin/page-speed-link'
import { GuideLink as GuideLink_49748e1c7ece4bb7acf0435f0a0524c2 } from '../../../cms/editing-guide/guide-link'
import { SalesDashboard as SalesDashboard_d5c7c5ea23688cdfdd806d1d15ae3380 } from '../../../cms/dashboard/sales-dashboard'
import { EditorialDashboard as EditorialDashboard_748ee05468413c9d284645d9de89d4cd } from '../../../cms/dashboard/editorial-dashboard'
import { SignInLink as SignInLink_5d3000c0861086cea890cb909049965c } from '../../../cms/users/sign-in-link'
import { LocalStepNav as LocalStepNav_579c4efa0b65f4c7c2fa767a7b06acf1 } from '../../../cms/versions/local-step-nav'
import { ControlNames as ControlNames_b98ec6d9a99711afe153662a0373e747 } from '../../../cms/admin-ui/form-controls/control-names'
import { CalendarView as CalendarView_e9293c8f054d4e7aa246726570273ac8 } from '../../../cms/calendar/calendar-view'
import { GuideView as GuideView_fe6b32a7186d5d06765a34a7387683a1 } from '../../../cms/editing-guide/guide-view'
import { FindTextView as FindTextView_acd050622d6db5c3c415e853ea88d7f0 } from '../../../cms/find-text/find-text-view'
import { PageSpeedView as PageSpeedView_a910de8d9e945392fbcb82b450761c3b } from '../../../modules/web-vitals/admin/page-speed-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/modules/submissions/sender-cell#SenderCell": SenderCell_f35912b5f8057ffd185011cbe24b5dd1,
  "/modules/trials/trials-by-email#TrialsByEmail": TrialsByEmail_ba025ff22a7d78740ab79b6501455c39,
  "/modules/submissions/submitted-values-field#SubmittedValuesField": SubmittedValuesField_f2a8bf706836dd5db784ee09857ae2ec,
  "/cms/admin-ui/fields/row-label#RowLabel": RowLabel_aff9fcab32cc4cae20c326b67038864e,
  "/modules/submissions/submission-controls#SubmissionControls": SubmissionControls_c710d5856b3882989b17549d9e4fcf83,
  "/cms/admin-ui/form-controls/entry-heading#EntryHeading": EntryHeading_d8ae35f038165f09bbec97f7aac5f697,
  "/cms/admin-ui/form-controls/list-entries#ListEntries": ListEntries_9be98932c1628f28c092db96c41808b4,
  "/cms/admin-ui/form-controls/refused-errors#RefusedErrors": RefusedErrors_51a15c0358d7ffb906fb4e59eab9e5b1,
  "/cms/admin-ui/markdown-paste/markdown-paste#MarkdownPaste": MarkdownPaste_4edee26eba0431def5d65d77507c5321,
  "/modules/trials/trial-state-links#TrialStateLinks": TrialStateLinks_0ca906dc7239394fc473177ebdf37876,
  "/modules/submissions/file-link#FileLink": FileLink_0c12a6c17160e68a81c020da5c8b5be7,
  "/cms/workflow/controls/schedule-notice#ScheduleNotice": ScheduleNotice_1e351a5fa625532bf5c5f670356f38c2,
  "/cms/drafts/local-backup/local-draft-backup#LocalDraftBackup": LocalDraftBackup_d6030c222c531503325e3c2fc796dff2,
  "/cms/admin-ui/fields/block-label#BlockLabel": BlockLabel_75ae72f98a6f5ec654646407fd4cf188,
  "/cms/admin-ui/list-cell#ListCell": ListCell_655d733a4a2ee75be866e85143b196cf,
  "/cms/admin-ui/fields/key-choice#KeyChoice": KeyChoice_c76fc22e7957d3d1322e2dace0983215,
  "/cms/admin-ui/fields/block-clipboard#BlockClipboard": BlockClipboard_5e5b55628484320f7772b2f58444fde9,
  "/cms/workflow/controls/title-cell#TitleCell": TitleCell_bbd8126e1e12abd2a094a2fb08c9714a,
  "/cms/seo-preview/seo-preview#SeoPreview": SeoPreview_2c57d3b168835892a4e7869bf7b5f81e,
  "/cms/link-graph/published-only#RedirectChoice": RedirectChoice_07b4f5c46abd8de4b1db4ce2a71082c6,
  "/cms/link-graph/inbound-links-panel#InboundLinksPanel": InboundLinksPanel_3a21c9325766cd71609939d692cb62f3,
  "/cms/preview-links/share-panel#SharePanel": SharePanel_949968ff7501ec68ba27946a68589486,
  "/cms/audit-log/history-link#HistoryLink": HistoryLink_25050c67e4aae9284bb833f6a44245fa,
  "/cms/workflow/controls/status-cell#StatusCell": StatusCell_8b13149aedca26fa915b6e3ca8f180ec,
  "/cms/workflow/controls/review-actions#ReviewActions": ReviewActions_a159ac3a60e0f48c91270d7b16ce8cb0,
  "/cms/facts/fact-picker#FactPicker": FactPicker_01c2a73856b324ca81635ec56225bca4,
  "/modules/media/picker/picture-picker#PicturePicker": PicturePicker_d15b0983dbcd3c0b219a021bc1873072,
  "/cms/workflow/controls/publish-controls#PublishControls": PublishControls_d08f6f6c1d6b03889e0aa207f7b570b2,
  "/cms/workflow/controls/publication-status#PublicationStatus": PublicationStatus_0d9d80a661cb6e0c55c79f2c2e0cab8e,
  "/cms/versions/versions-view#VersionsView": VersionsView_de3e432d63fb3424ed691ff8d53b1c98,
  "/cms/workflow/controls/content-list-view#ContentListView": ContentListView_6f514a380537e60bbea8b9d4401471c7,
  "/cms/entries/slug-suggestion#SlugSuggestion": SlugSuggestion_66675f8477b10a5232a0b1c7a99cf0f0,
  "/cms/admin-ui/day-cell#DayCell": DayCell_fb8e7c56b6a9b08b25972902074f48af,
  "/cms/admin-ui/fields/native-input#DayField": DayField_7860a8e61c319ba294ec86440425e583,
  "/modules/submissions/registrations#Registrations": Registrations_c16b24ba875c0b77f4a51019a58a8956,
  "/cms/admin-ui/wall-time-cell#WallTimeCell": WallTimeCell_2793fdd65d7a39ddfdcc08e0124c9549,
  "/cms/admin-ui/fields/native-input#WallTimeField": WallTimeField_7860a8e61c319ba294ec86440425e583,
  "/cms/admin-ui/fields/time-zone-field#TimeZoneField": TimeZoneField_648689a0f9897e6f9caaf7889810571a,
  "/cms/drafts/local-backup/form-backup#FormBackup": FormBackup_fe20d35430184dc8201c1aa588d312c8,
  "/cms/entries/slug-suggestion#KeySuggestion": KeySuggestion_66675f8477b10a5232a0b1c7a99cf0f0,
  "/modules/media/picture-name-suggestion#PictureNameSuggestion": PictureNameSuggestion_141c124e6644f086b85414b25b07343c,
  "/modules/media/picture-uses#PictureUses": PictureUses_7a18e54ee3f6112ea3675f03396f8c3c,
  "/cms/trash/restore-button#RestoreButton": RestoreButton_4becfd41a460ac5e09fd4508503668fa,
  "/modules/releases/updates/decision-buttons#DecisionButtons": DecisionButtons_85584a1b20c526f1a85f4054358bed78,
  "/modules/releases/updates/form-link#FormLinkCell": FormLinkCell_eee2256e5fadc87598f260dcca325d4f,
  "/modules/releases/updates/form-link#FormLinkField": FormLinkField_eee2256e5fadc87598f260dcca325d4f,
  "/modules/forms/mailbox-state#MailboxState": MailboxState_7ace7a9863e24045c9652f4032699339,
  "/modules/newsletter/panel/issue-panel#IssuePanel": IssuePanel_f568dba1e5e9e81f551c223812eaf51e,
  "/cms/admin-ui/fields/json-viewer#JsonViewer": JsonViewer_09710e4a145338bf68b698f1cbf9a4ee,
  "/modules/search/statistics/search-statistics#SearchStatistics": SearchStatistics_9a584116d337ccc1b0052ba0ea0f57b8,
  "/modules/training/class-roster#ClassRoster": ClassRoster_c8b7563cef8ff97d4cdcbc130dd41f65,
  "/modules/certification/question-statistics-field#QuestionStatisticsField": QuestionStatisticsField_ce10359e4c3b7cfeb402e78e8edac937,
  "/cms/link-checks/link-check-form#LinkCheckForm": LinkCheckForm_d892a460257408fbe473cd5bc48173d7,
  "/cms/audit-log/audit-cells#KindCell": KindCell_ee80941c3b9344b4ed320cb2b45bf3c3,
  "/cms/audit-log/audit-cells#EntryCell": EntryCell_ee80941c3b9344b4ed320cb2b45bf3c3,
  "/cms/users/sign-out-link#SignOutLink": SignOutLink_d44c115b2158b08d156a16835a426bad,
  "/cms/admin-ui/brand#AdminIcon": AdminIcon_895d5770c1adaa2d963aa5b2a6c64cdd,
  "/cms/admin-ui/brand#AdminLogo": AdminLogo_895d5770c1adaa2d963aa5b2a6c64cdd,
  "/cms/calendar/calendar-link#CalendarLink": CalendarLink_528d09a77510f20db329d131f68e3436,
  "/cms/find-text/find-text-link#FindTextLink": FindTextLink_991f7ae6363f2e2522ef3e4a95065e18,
  "/modules/web-vitals/admin/page-speed-link#PageSpeedLink": PageSpeedLink_106ba84382f21047d101110152b8e829,
  "/cms/editing-guide/guide-link#GuideLink": GuideLink_49748e1c7ece4bb7acf0435f0a0524c2,
  "/cms/dashboard/sales-dashboard#SalesDashboard": SalesDashboard_d5c7c5ea23688cdfdd806d1d15ae3380,
  "/cms/dashboard/editorial-dashboard#EditorialDashboard": EditorialDashboard_748ee05468413c9d284645d9de89d4cd,
  "/cms/users/sign-in-link#SignInLink": SignInLink_5d3000c0861086cea890cb909049965c,
  "/cms/versions/local-step-nav#LocalStepNav": LocalStepNav_579c4efa0b65f4c7c2fa767a7b06acf1,
  "/cms/admin-ui/form-controls/control-names#ControlNames": ControlNames_b98ec6d9a99711afe153662a0373e747,
  "/cms/calendar/calendar-view#CalendarView": CalendarView_e9293c8f054d4e7aa246726570273ac8,
  "/cms/editing-guide/guide-view#GuideView": GuideView_fe6b32a7186d5d06765a34a7387683a1,
  "/cms/find-text/find-text-view#FindTextView": FindTextView_acd050622d6db5c3c415e853ea88d7f0,
  "/modules/web-vitals/admin/page-speed-view#PageSpeedView": PageSpeedView_a910de8d9e945392fbcb82b450761c3b,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
