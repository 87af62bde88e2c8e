import type { SignOn } from '@/modules/account/client';

/** Props of the tools that show a learner's progress on a path. */
export interface ProgressToolsProps {
  /** undefined on a site where no one can sign in. */
  readonly signOn: SignOn | undefined;
  /** The learning path. */
  readonly path: string;
  /** The paths of the steps, in order. */
  readonly steps: readonly string[];
}
