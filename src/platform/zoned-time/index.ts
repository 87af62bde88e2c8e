export {
  toDate,
  hasPassed,
  isWallTime,
  isTimeZone,
  addDays,
  addMinutes,
  validateWallTime,
  toZonedDateTime,
  type TimeRange,
  type WallTime,
} from './zoned-time';
export { formatDateRange, formatIsoWithOffset, formatTimeRangeInUtc, formatTimeRange, type FormattedTimeRange } from './format';
