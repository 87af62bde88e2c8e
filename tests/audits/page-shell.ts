/** A page, with the contents of its header and of its footer in groups of their own. */
const SHELL =
  /^(?<start>.*?<body\b[^>]*>.*?<header\b[^>]*>)(?<header>.*?)(?<main><\/header>.*?<main\b.*<\/main>.*<footer\b[^>]*>)(?<footer>.*?)(?<end><\/footer>.*)$/s;

/**
 * Changes the contents of header and footer, which are the same on all pages and checked on one page of each template only.
 * @param change receives the HTML of either
 * @throws when they aren't where they are on every page
 */
export function changeShell(html: string, change: (contents: string) => string): string {
  const { start, header, main, footer, end } = SHELL.exec(html)?.groups ?? {};
  if (header === undefined || footer === undefined) throw new Error('The header or the footer isn’t where it is on every page.');
  return `${start}${change(header)}${main}${change(footer)}${end}`;
}
