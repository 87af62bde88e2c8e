import type { ReactElement } from 'react';
import type { IconName } from './icon-names';
import { ICON_PATHS } from './icon-paths';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/**
 * One of the site's icons, in the colour of the text around it.
 * It is hidden from assistive technology: the words beside it say what it means.
 */
export function Icon({ name, className }: IconProps): ReactElement {
  return (
    <svg
      className={className}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
