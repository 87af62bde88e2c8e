import { SharePanel as SharePanel_949968ff7501ec68ba27946a68589486 } from '../../../cms/preview-links/share-panel'
import { SignOutLink as SignOutLink_d44c115b2158b08d156a16835a426bad } from '../../../cms/users/sign-out-link'
import { SignInLink as SignInLink_5d3000c0861086cea890cb909049965c } from '../../../cms/users/sign-in-link'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/preview-links/share-panel#SharePanel": SharePanel_949968ff7501ec68ba27946a68589486,
  "/cms/users/sign-out-link#SignOutLink": SignOutLink_d44c115b2158b08d156a16835a426bad,
  "/cms/users/sign-in-link#SignInLink": SignInLink_5d3000c0861086cea890cb909049965c,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
