/** Replaces content that failed to render. The heading is from the specification, including its spelling. */
export function ErrorFallback() {
  return (
    <div data-error-fallback="">
      <h1>A critical error has occured.</h1>
      <p>This page could not be shown. Loading it again often helps; the rest of the site is in the menu.</p>
      <p>
        <a href="">Reload this page</a> or <a href="/">go to the home page</a>.
      </p>
    </div>
  );
}
