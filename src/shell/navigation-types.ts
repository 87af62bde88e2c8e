import type { IconName } from '@/ui/icon';

/** A page as the navigation shows it. */
export interface NavigationPage {
  url: string;
  label: string;
  description: string;
  icon: IconName;
}

/** One of the site's areas: its hub, and the pages below it in the order of the menu. The hub may be among them. */
export interface NavigationSection {
  key: string;
  label: string;
  url: string;
  pages: NavigationPage[];
}
