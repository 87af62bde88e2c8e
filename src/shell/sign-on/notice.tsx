'use client';

import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import css from './notice.module.css';

interface NoticeProps {
  readonly heading: string;
  readonly children: ReactNode;
  /** What can be done now. */
  readonly actions?: ReactNode;
  /** Whether it has taken the place of another: it is read out then. */
  readonly announced?: boolean;
}

/** A page of the sign-on that says one thing. */
export function Notice({ heading, children, actions, announced = false }: NoticeProps): ReactElement {
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
