import type { ReactElement } from 'react';

/** The shapes of the logo, on a canvas of 28 by 28. */
export const LOGO_PATHS = { block: 'M0 2h22v5H7v8h15v11H0z', line: 'M10 9h18v4H10z' };

interface LogoProps {
  /** Height and width in pixels; 28 by default. */
  readonly size?: number;
}

/**
 * The site's logo: a block of data and the line that is written ahead of it. It is hidden from assistive technology,
 * because the caller sets the name next to it as text.
 */
export function Logo({ size = 28 }: LogoProps): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <path fill="currentColor" d={LOGO_PATHS.block} />
      <path fill="var(--accent)" d={LOGO_PATHS.line} />
    </svg>
  );
}
