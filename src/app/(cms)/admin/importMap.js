import { DraftKeeper as DraftKeeper_c6805d4c2dbad2d574963c75eb050ccc } from '../../../cms/drafts/keeper/draft-keeper'
import { BlockLabel as BlockLabel_46d7cdf821a57b8aac819cdf98ad4db7 } from '../../../cms/form/block-label'
import { PasteBlocks as PasteBlocks_5006f0e0fbb70f3775bfd4db9b9ed434 } from '../../../cms/form/paste-blocks'
import { SearchHelp as SearchHelp_afd7c3b7af18a60f8f5956b1bf331dfd } from '../../../cms/search-help/search-help'
import { LinksHere as LinksHere_c9cedbb8b7a0e44e3a4a1e93825c13f2 } from '../../../cms/addresses/links-here'
import { SharePanel as SharePanel_949968ff7501ec68ba27946a68589486 } from '../../../cms/preview-links/share-panel'
import { StatusCell as StatusCell_470f405f8f71df6ff3628e935ae56a45 } from '../../../cms/workflow/status-cell'
import { ReviewActions as ReviewActions_a159ac3a60e0f48c91270d7b16ce8cb0 } from '../../../cms/workflow/controls/review-actions'
import { CheckNow as CheckNow_6b1c6c66b72b051af3cdc6541db6ed99 } from '../../../cms/links/check-now-form'
import { SenderCell as SenderCell_66192eb1c7ece6f2f3c4bc34f1a7c457 } from '../../../cms/form-entries/sender-cell'
import { TrialsOfAddress as TrialsOfAddress_92e4fc4b55541797cd6a6aaa13e10e89 } from '../../../cms/trials/trials-of-address'
import { SentValues as SentValues_957a023db5c4b6fb3106d161f1754a03 } from '../../../cms/form-entries/sent-values'
import { EntryTools as EntryTools_7e402ea0f0677f798ffd6dc9ba910741 } from '../../../cms/form-entries/entry-tools'
import { FileLink as FileLink_c2334e96e89afc2035094e53f1112703 } from '../../../cms/form-entries/file-link'
import { StateLinks as StateLinks_47de9850f2e958367df5eb4074c3343b } from '../../../cms/trials/state-links'
import { JsonAsText as JsonAsText_8e492c1258346ef58e6100f35adb725e } from '../../../cms/form/json-as-text'
import { IssuePanel as IssuePanel_6828bbe0c4cbbbe3fbdc72bdbf634c70 } from '../../../cms/newsletter/panel/issue-panel'
import { SignOutLink as SignOutLink_d44c115b2158b08d156a16835a426bad } from '../../../cms/users/sign-out-link'
import { AdminIcon as AdminIcon_e6e08e0e68621128dcd03e0fdb1f15b0 } from '../../../cms/look/brand'
import { AdminLogo as AdminLogo_e6e08e0e68621128dcd03e0fdb1f15b0 } from '../../../cms/look/brand'
import { ToDo as ToDo_511b997e534cf40efbff20fdb5384b32 } from '../../../cms/dashboard/to-do'
import { SignInLink as SignInLink_5d3000c0861086cea890cb909049965c } from '../../../cms/users/sign-in-link'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/drafts/keeper/draft-keeper#DraftKeeper": DraftKeeper_c6805d4c2dbad2d574963c75eb050ccc,
  "/cms/form/block-label#BlockLabel": BlockLabel_46d7cdf821a57b8aac819cdf98ad4db7,
  "/cms/form/paste-blocks#PasteBlocks": PasteBlocks_5006f0e0fbb70f3775bfd4db9b9ed434,
  "/cms/search-help/search-help#SearchHelp": SearchHelp_afd7c3b7af18a60f8f5956b1bf331dfd,
  "/cms/addresses/links-here#LinksHere": LinksHere_c9cedbb8b7a0e44e3a4a1e93825c13f2,
  "/cms/preview-links/share-panel#SharePanel": SharePanel_949968ff7501ec68ba27946a68589486,
  "/cms/workflow/status-cell#StatusCell": StatusCell_470f405f8f71df6ff3628e935ae56a45,
  "/cms/workflow/controls/review-actions#ReviewActions": ReviewActions_a159ac3a60e0f48c91270d7b16ce8cb0,
  "/cms/links/check-now-form#CheckNow": CheckNow_6b1c6c66b72b051af3cdc6541db6ed99,
  "/cms/form-entries/sender-cell#SenderCell": SenderCell_66192eb1c7ece6f2f3c4bc34f1a7c457,
  "/cms/trials/trials-of-address#TrialsOfAddress": TrialsOfAddress_92e4fc4b55541797cd6a6aaa13e10e89,
  "/cms/form-entries/sent-values#SentValues": SentValues_957a023db5c4b6fb3106d161f1754a03,
  "/cms/form-entries/entry-tools#EntryTools": EntryTools_7e402ea0f0677f798ffd6dc9ba910741,
  "/cms/form-entries/file-link#FileLink": FileLink_c2334e96e89afc2035094e53f1112703,
  "/cms/trials/state-links#StateLinks": StateLinks_47de9850f2e958367df5eb4074c3343b,
  "/cms/form/json-as-text#JsonAsText": JsonAsText_8e492c1258346ef58e6100f35adb725e,
  "/cms/newsletter/panel/issue-panel#IssuePanel": IssuePanel_6828bbe0c4cbbbe3fbdc72bdbf634c70,
  "/cms/users/sign-out-link#SignOutLink": SignOutLink_d44c115b2158b08d156a16835a426bad,
  "/cms/look/brand#AdminIcon": AdminIcon_e6e08e0e68621128dcd03e0fdb1f15b0,
  "/cms/look/brand#AdminLogo": AdminLogo_e6e08e0e68621128dcd03e0fdb1f15b0,
  "/cms/dashboard/to-do#ToDo": ToDo_511b997e534cf40efbff20fdb5384b32,
  "/cms/users/sign-in-link#SignInLink": SignInLink_5d3000c0861086cea890cb909049965c,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
