import { EntryTools as EntryTools_7e402ea0f0677f798ffd6dc9ba910741 } from '../../../cms/form-entries/entry-tools'
import { FileLink as FileLink_c2334e96e89afc2035094e53f1112703 } from '../../../cms/form-entries/file-link'
import { SignOutLink as SignOutLink_d44c115b2158b08d156a16835a426bad } from '../../../cms/users/sign-out-link'
import { SignInLink as SignInLink_5d3000c0861086cea890cb909049965c } from '../../../cms/users/sign-in-link'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/form-entries/entry-tools#EntryTools": EntryTools_7e402ea0f0677f798ffd6dc9ba910741,
  "/cms/form-entries/file-link#FileLink": FileLink_c2334e96e89afc2035094e53f1112703,
  "/cms/users/sign-out-link#SignOutLink": SignOutLink_d44c115b2158b08d156a16835a426bad,
  "/cms/users/sign-in-link#SignInLink": SignInLink_5d3000c0861086cea890cb909049965c,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
