/** ID of the main content, the target of the skip link. */
export const MAIN_CONTENT_ID = 'main-content';

/** Renders the first focusable element of every page, which skips the header and jumps to the main content. */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${MAIN_CONTENT_ID}`}>
      Skip to content
    </a>
  );
}
