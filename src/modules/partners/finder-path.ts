import { buildViewPath } from '@/modules/entries';
import { PARTNER_FILTERS, PARTNERS_PATH } from './partners';

/**
 * The address of what was chosen in the finder's form. What is no option of it is left out, so that the address is
 * always one of this site.
 */
export function buildFinderPath(form: URLSearchParams): string {
  const chosen = PARTNER_FILTERS.flatMap(({ part, options }) => {
    const option = options.find(({ value }) => value === form.get(part));
    return option ? [[part, option.value] as const] : [];
  });
  return buildViewPath(PARTNERS_PATH, PARTNER_FILTERS, { chosen: Object.fromEntries(chosen), page: 1 });
}
