import { BOT_PROTECTION_BADGE_PX, HEADER_HEIGHT_PX, SKIP_LINK_Z_INDEX } from '@/platform/constants';
import { environment } from '@/platform/environment';
import { FORM_SCRIPT } from './form-script';
import { MENU_SCRIPT } from './header/menu-script';
import { SIGNED_IN_SCRIPT } from './sign-on/signed-in-script';
import { THEME_SCRIPT } from './theme/theme-script';

/** The script in the head of every page. Security policies list it by hash, so its text must be the same everywhere. */
export const HEAD_SCRIPT = [THEME_SCRIPT, MENU_SCRIPT, FORM_SCRIPT, SIGNED_IN_SCRIPT].join(';');

const { width, height } = BOT_PROTECTION_BADGE_PX;
const BADGE_SIZE = environment.BOT_SITE_KEY === undefined ? '' : `;--badge-inline-size:${width}px;--badge-block-size:${height}px`;

/** The style in the head of every page: business constants that style sheets use. */
export const HEAD_STYLE = `:root{--header-height:${HEADER_HEIGHT_PX}px;--skip-link-z-index:${SKIP_LINK_Z_INDEX}${BADGE_SIZE}}`;

/** Runs before the tag manager's own script, on sites that have one. */
export const TAG_MANAGER_SCRIPT = "(window.dataLayer=window.dataLayer||[]).push({'gtm.start':Date.now(),event:'gtm.js'})";
