import type { ReactElement } from 'react';

interface LogoProps {
  /** Height and width in pixels; 28 when left out. */
  readonly size?: number;
  readonly className?: string;
}

/**
 * The site's mark: a block of data, and the line that is written ahead of it.
 * It is hidden from assistive technology: the name stands beside it as text, set by the caller.
 */
export function Logo({ size = 28, className }: LogoProps): ReactElement {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <path fill="currentColor" d="M0 2h22v5H7v8h15v11H0z" />
      <path fill="var(--accent)" d="M10 9h18v4H10z" />
    </svg>
  );
}
