export {
  toDate,
  hasPassed,
  isWallTime,
  isTimeZone,
  addDays,
  addMinutes,
  validateWallTime,
  toZonedDateTime,
  toTimeInZone,
  type TimeRange,
} from './zoned-time';
export { formatDateRange, formatIsoWithOffset, formatTimeRangeInUtc, formatTimeRange } from './format';
