import type { SignOn } from '@/modules/account/client';

/** Props of the controls that show a learner's progress on a path. */
export interface ProgressControlsProps {
  /** undefined on a site where no one can sign in. */
  readonly signOn: SignOn | undefined;
  /** The learning path. */
  readonly path: string;
  /** The paths of the steps, in order. */
  readonly steps: readonly string[];
}

/** Props of the controls, which replace the button that asked for them. */
export interface ShownProgressControlsProps extends ProgressControlsProps {
  /** Whether that button was pressed, so that its focus moves to the first line. */
  readonly takesFocus: boolean;
}
