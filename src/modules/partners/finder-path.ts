import { buildViewPath } from '@/modules/entries';
import { PARTNER_FILTERS, PARTNERS_PATH } from './partners';

/**
 * Returns the path for the filters chosen in the finder's form. Unknown values are dropped, so the result is always a
 * path of this site.
 */
export function buildFinderPath(form: URLSearchParams): string {
  const chosen = PARTNER_FILTERS.flatMap(({ segment, options }) => {
    const option = options.find(({ value }) => value === form.get(segment));
    return option ? [[segment, option.value] as const] : [];
  });
  return buildViewPath(PARTNERS_PATH, PARTNER_FILTERS, { chosen: Object.fromEntries(chosen), page: 1 });
}
