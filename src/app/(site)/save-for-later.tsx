'use client';

import { SaveButton } from '@/modules/saved-pages/client';
import { useSignOn } from '@/shell/sign-on/sign-on-context';

/** Puts the shell's sign-on and the button that saves a page together. */
export function SaveForLater({ path }: { readonly path: string }) {
  return <SaveButton signOn={useSignOn()} path={path} />;
}
