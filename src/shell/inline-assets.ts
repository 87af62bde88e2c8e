import { BOT_PROTECTION_BADGE_PX, HEADER_HEIGHT_PX, SKIP_LINK_Z_INDEX } from '@/platform/constants';
import { environment } from '@/platform/environment';
import { SCROLLABLE_TAB_STOP_SCRIPT } from '@/ui/scrollable-tab-stops';
import { includeIfPresent } from './conditional-script';
import { FORM_SCRIPT } from './form-script';
import { COLLAPSE_SCRIPT } from './collapse-script';
import { MENU_SCRIPT } from './header/menu-script';
import { SEARCH_SCRIPT } from './search-script';
import { isSignInOffered } from '@/platform/is-sign-in-offered';
import { SIGNED_IN_SCRIPT } from './sign-on/signed-in-script';
import { THEME_SCRIPT } from './theme/theme-script';

/** The script in the head of every page. Cached pages omit the parts that they don't need. */
export const HEAD_SCRIPT = [
  THEME_SCRIPT,
  MENU_SCRIPT,
  COLLAPSE_SCRIPT,
  SEARCH_SCRIPT,
  ...(isSignInOffered ? [SIGNED_IN_SCRIPT] : []),
  includeIfPresent('role=group', SCROLLABLE_TAB_STOP_SCRIPT),
  includeIfPresent('data-tools=/forms/tools.js', FORM_SCRIPT),
].join(';');

const { width, height } = BOT_PROTECTION_BADGE_PX;
const BADGE_SIZE = environment.BOT_SITE_KEY === undefined ? '' : `;--badge-inline-size:${width}px;--badge-block-size:${height}px`;

/** The style in the head of every page: business constants that style sheets use, or need not know. The header grows with larger text. */
export const HEAD_STYLE = `:root{--header-height:max(${HEADER_HEIGHT_PX}px,6.5rem)${BADGE_SIZE}}.skip-link{z-index:${SKIP_LINK_Z_INDEX}}`;

/** Runs before the tag manager's own script, on sites that have one. */
export const TAG_MANAGER_SCRIPT = "(window.dataLayer=window.dataLayer||[]).push({'gtm.start':Date.now(),event:'gtm.js'})";
