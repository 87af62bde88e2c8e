import type { IconName } from '@/ui/icon';

/** A page as the navigation shows it. */
export interface NavigationPage {
  url: string;
  label: string;
  description: string;
  icon: IconName;
}

/** An area of the site: its hub, and the pages below it in menu order. The pages may include the hub. */
export interface NavigationSection {
  key: string;
  label: string;
  url: string;
  pages: NavigationPage[];
}
