import type { SignOn } from '@/modules/account/client';

/** Props of the panel, and of the list that is fetched for signed-in people. */
export interface EntitlementsProps {
  readonly signOn: SignOn;
}
