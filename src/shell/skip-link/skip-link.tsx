import { MAIN_CONTENT_ID } from './main-content-id';

/** Renders the first focusable element of every page, which skips the header and jumps to the main content. */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${MAIN_CONTENT_ID}`}>
      Skip to content
    </a>
  );
}
