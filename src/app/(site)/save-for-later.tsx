'use client';

import { SaveButton } from '@/modules/saved-pages/client';
import { useSignOn } from '@/shell/sign-on/sign-on-context';

/** Wires the shell's sign-on to the button that saves a page. */
export function SaveForLater({ path }: { readonly path: string }) {
  return <SaveButton signOn={useSignOn()} path={path} />;
}
