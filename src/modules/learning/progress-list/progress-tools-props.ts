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

/** Props of the tools, which replace the button that asked for them. */
export interface ShownProgressToolsProps extends ProgressToolsProps {
  /** Whether that button was pressed, so that its focus moves to the first line. */
  readonly takesFocus: boolean;
}
