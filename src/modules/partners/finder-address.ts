import { addressOfView } from '@/modules/entries';
import { PARTNER_PARTS, PARTNERS_PAGE } from './partners';

/**
 * The address of what was chosen in the finder's form. What is no option of it is left out, so that the address is
 * always one of this site.
 */
export function addressOfFinder(form: URLSearchParams): string {
  const chosen = PARTNER_PARTS.flatMap(({ part, options }) => {
    const option = options.find(({ value }) => value === form.get(part));
    return option ? [[part, option.value] as const] : [];
  });
  return addressOfView(PARTNERS_PAGE, PARTNER_PARTS, { chosen: Object.fromEntries(chosen), page: 1 });
}
