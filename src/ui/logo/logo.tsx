import type { ReactElement } from 'react';

interface LogoProps {
  /** Height and width in pixels; 28 by default. */
  readonly size?: number;
  readonly className?: string;
}

/**
 * The site's logo: a block of data and the line that is written ahead of it. It is hidden from assistive technology,
 * because the caller sets the name next to it as text.
 */
export function Logo({ size = 28, className }: LogoProps): ReactElement {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <path fill="currentColor" d="M0 2h22v5H7v8h15v11H0z" />
      <path fill="var(--accent)" d="M10 9h18v4H10z" />
    </svg>
  );
}
