/**
 * Replaces what failed to render: what happened, and how to go on. The heading is from the specification, including its
 * spelling.
 */
export function ErrorFallback() {
  return (
    <div data-error-fallback="" role="alert">
      <h1>A critical error has occured.</h1>
      <p>This page can’t be shown right now. Reloading it often helps.</p>
      <p>
        <a href="">Reload this page</a>, <a href="/">go to the home page</a>, or <a href="/contact">contact us</a>.
      </p>
    </div>
  );
}
