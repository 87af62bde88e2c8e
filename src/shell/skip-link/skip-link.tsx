/** Id of the main content, where the skip link leads. */
export const MAIN_CONTENT_ID = 'main-content';

/** The first stop of the keyboard on every page: jumps over the header to the main content. */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${MAIN_CONTENT_ID}`}>
      Skip to content
    </a>
  );
}
