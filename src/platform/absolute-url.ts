import { environment } from './environment';

/** A path of this site with its origin. */
export function toAbsoluteUrl(path: string): string {
  return `${environment.SITE_URL}${path}`;
}
