/** Turbopack imports Markdown files as text (next.config.ts). */
declare module '*.md' {
  const text: string;
  export default text;
}
