'use client';

import { Component, type ErrorInfo, type ReactNode } from 'react';
import { MAIN_CONTENT_ID } from '../skip-link/main-content-id';
import { ErrorFallback } from './error-fallback';

interface Props {
  children: ReactNode;
}

/**
 * Catches errors while its children render and shows the fallback as the main content. The root layout puts one around
 * the whole page, sign-on included; another one is around the content, so that an error there leaves header and footer.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main id={MAIN_CONTENT_ID} tabIndex={-1}>
        <ErrorFallback />
      </main>
    );
  }
}
