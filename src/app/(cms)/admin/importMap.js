import { DraftKeeper as DraftKeeper_a59c88ba78ed5856b162491f171d32da } from '../../../cms/drafts/local-backup/draft-keeper'
import { BlockLabel as BlockLabel_75ae72f98a6f5ec654646407fd4cf188 } from '../../../cms/admin-ui/fields/block-label'
import { PasteBlocks as PasteBlocks_16a99f0ebff69067a3cd80724e73156b } from '../../../cms/admin-ui/fields/paste-blocks'
import { SearchHelp as SearchHelp_afd7c3b7af18a60f8f5956b1bf331dfd } from '../../../cms/search-help/search-help'
import { LinksHere as LinksHere_eba93745960cf8abd2a1e744f77adaf8 } from '../../../cms/link-graph/links-here'
import { SharePanel as SharePanel_949968ff7501ec68ba27946a68589486 } from '../../../cms/preview-links/share-panel'
import { StatusCell as StatusCell_8b13149aedca26fa915b6e3ca8f180ec } from '../../../cms/workflow/controls/status-cell'
import { ReviewActions as ReviewActions_a159ac3a60e0f48c91270d7b16ce8cb0 } from '../../../cms/workflow/controls/review-actions'
import { PublishControls as PublishControls_d08f6f6c1d6b03889e0aa207f7b570b2 } from '../../../cms/workflow/controls/publish-controls'
import { PublicationStatus as PublicationStatus_0d9d80a661cb6e0c55c79f2c2e0cab8e } from '../../../cms/workflow/controls/publication-status'
import { TextList as TextList_2414b8805398ce9b2f2a204ebe8f2283 } from '../../../cms/workflow/controls/text-list'
import { IssuePanel as IssuePanel_f568dba1e5e9e81f551c223812eaf51e } from '../../../modules/newsletter/panel/issue-panel'
import { CheckNow as CheckNow_1c6c0871ab764879c843096802f24ac6 } from '../../../cms/link-checks/check-now-form'
import { SenderCell as SenderCell_f35912b5f8057ffd185011cbe24b5dd1 } from '../../../modules/submissions/sender-cell'
import { TrialsOfAddress as TrialsOfAddress_5a790cef3dc78184c7361bfe248bf587 } from '../../../modules/trials/trials-of-address'
import { SentValues as SentValues_eb89010c6c5a81ceeabddecb38736be7 } from '../../../modules/submissions/sent-values'
import { EntryTools as EntryTools_b76d82251a51638b9f60647011dc37f3 } from '../../../modules/submissions/entry-tools'
import { FileLink as FileLink_0c12a6c17160e68a81c020da5c8b5be7 } from '../../../modules/submissions/file-link'
import { StateLinks as StateLinks_cc4ad25855c4beedcd6711efaab9f8df } from '../../../modules/trials/state-links'
import { JsonAsText as JsonAsText_d9a1b253680b040cbb9ea1882a95a99a } from '../../../cms/admin-ui/fields/json-as-text'
import { SignOutLink as SignOutLink_d44c115b2158b08d156a16835a426bad } from '../../../cms/users/sign-out-link'
import { AdminIcon as AdminIcon_895d5770c1adaa2d963aa5b2a6c64cdd } from '../../../cms/admin-ui/brand'
import { AdminLogo as AdminLogo_895d5770c1adaa2d963aa5b2a6c64cdd } from '../../../cms/admin-ui/brand'
import { ToDo as ToDo_511b997e534cf40efbff20fdb5384b32 } from '../../../cms/dashboard/to-do'
import { SignInLink as SignInLink_5d3000c0861086cea890cb909049965c } from '../../../cms/users/sign-in-link'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/drafts/local-backup/draft-keeper#DraftKeeper": DraftKeeper_a59c88ba78ed5856b162491f171d32da,
  "/cms/admin-ui/fields/block-label#BlockLabel": BlockLabel_75ae72f98a6f5ec654646407fd4cf188,
  "/cms/admin-ui/fields/paste-blocks#PasteBlocks": PasteBlocks_16a99f0ebff69067a3cd80724e73156b,
  "/cms/search-help/search-help#SearchHelp": SearchHelp_afd7c3b7af18a60f8f5956b1bf331dfd,
  "/cms/link-graph/links-here#LinksHere": LinksHere_eba93745960cf8abd2a1e744f77adaf8,
  "/cms/preview-links/share-panel#SharePanel": SharePanel_949968ff7501ec68ba27946a68589486,
  "/cms/workflow/controls/status-cell#StatusCell": StatusCell_8b13149aedca26fa915b6e3ca8f180ec,
  "/cms/workflow/controls/review-actions#ReviewActions": ReviewActions_a159ac3a60e0f48c91270d7b16ce8cb0,
  "/cms/workflow/controls/publish-controls#PublishControls": PublishControls_d08f6f6c1d6b03889e0aa207f7b570b2,
  "/cms/workflow/controls/publication-status#PublicationStatus": PublicationStatus_0d9d80a661cb6e0c55c79f2c2e0cab8e,
  "/cms/workflow/controls/text-list#TextList": TextList_2414b8805398ce9b2f2a204ebe8f2283,
  "/modules/newsletter/panel/issue-panel#IssuePanel": IssuePanel_f568dba1e5e9e81f551c223812eaf51e,
  "/cms/link-checks/check-now-form#CheckNow": CheckNow_1c6c0871ab764879c843096802f24ac6,
  "/modules/submissions/sender-cell#SenderCell": SenderCell_f35912b5f8057ffd185011cbe24b5dd1,
  "/modules/trials/trials-of-address#TrialsOfAddress": TrialsOfAddress_5a790cef3dc78184c7361bfe248bf587,
  "/modules/submissions/sent-values#SentValues": SentValues_eb89010c6c5a81ceeabddecb38736be7,
  "/modules/submissions/entry-tools#EntryTools": EntryTools_b76d82251a51638b9f60647011dc37f3,
  "/modules/submissions/file-link#FileLink": FileLink_0c12a6c17160e68a81c020da5c8b5be7,
  "/modules/trials/state-links#StateLinks": StateLinks_cc4ad25855c4beedcd6711efaab9f8df,
  "/cms/admin-ui/fields/json-as-text#JsonAsText": JsonAsText_d9a1b253680b040cbb9ea1882a95a99a,
  "/cms/users/sign-out-link#SignOutLink": SignOutLink_d44c115b2158b08d156a16835a426bad,
  "/cms/admin-ui/brand#AdminIcon": AdminIcon_895d5770c1adaa2d963aa5b2a6c64cdd,
  "/cms/admin-ui/brand#AdminLogo": AdminLogo_895d5770c1adaa2d963aa5b2a6c64cdd,
  "/cms/dashboard/to-do#ToDo": ToDo_511b997e534cf40efbff20fdb5384b32,
  "/cms/users/sign-in-link#SignInLink": SignInLink_5d3000c0861086cea890cb909049965c,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
