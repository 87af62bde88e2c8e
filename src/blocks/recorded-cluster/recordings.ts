import recordings from './recordings.json';

/** The output and timing of the servers, recorded by `npm run recordings`. */
export const RECORDINGS = recordings;

/** Formats a measured time as seconds with two digits. */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
