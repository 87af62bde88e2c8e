import { formatAdminTime } from '@/cms/admin-ui/local-time';

/** A time as the admin writes it (DATE_TIME_FORMAT): Nov 26, 2026, 6:18 PM GMT-5. */
const ADMIN_TIME = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M GMT(?:[+-]\d{1,2}(?::\d{2})?)?$/;

/** Returns a time that the admin has written in any time zone as its own one shows it; undefined for any other text. */
export function localizeTime(text: string, timeZone?: string): string | undefined {
  const time = ADMIN_TIME.test(text) ? new Date(text) : undefined;
  return time === undefined || Number.isNaN(time.getTime()) ? undefined : formatAdminTime(time, timeZone);
}
