import type { SignOn } from '@/modules/account/client';

/** What is fetched for somebody who is signed in gets this. */
export interface ProgressToolsProps {
  readonly signOn: SignOn;
  /** The addresses of the steps, in their order. */
  readonly steps: readonly string[];
}
