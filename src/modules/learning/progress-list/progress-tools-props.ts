import type { SignOn } from '@/modules/account/client';

/** Props of the tools that are fetched for signed-in people. */
export interface ProgressToolsProps {
  readonly signOn: SignOn;
  /** The learning path. */
  readonly path: string;
  /** The paths of the steps, in order. */
  readonly steps: readonly string[];
}
