'use client';

import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import css from './notice.module.css';

interface SignOnNoticeProps {
  readonly heading: string;
  readonly children: ReactNode;
  /** The available actions. */
  readonly actions?: ReactNode;
  /** Whether it replaces another notice, so that screen readers announce it. */
  readonly announced?: boolean;
}

/** Renders a sign-on page with a single message. */
export function SignOnNotice({ heading, children, actions, announced = false }: SignOnNoticeProps): ReactElement {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announced) title.current?.focus();
  }, [announced]);
  return (
    <div className={css.notice}>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      {children}
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  );
}
