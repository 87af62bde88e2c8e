import type { ReactElement } from 'react';
import type { IconName } from './icon-names';
import { ICON_PATHS } from './icon-paths';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/**
 * One of the site's icons, in the color of the surrounding text. It is hidden from assistive technology, because the
 * adjacent text has the same meaning.
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
