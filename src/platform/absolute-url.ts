import { environment } from './environment';

/** Returns the absolute URL of a path on this site. */
export function toAbsoluteUrl(path: string): string {
  return `${environment.SITE_URL}${path}`;
}
