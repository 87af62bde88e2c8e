export {
  toDate,
  hasPassed,
  isWallTime,
  isTimeZone,
  addMinutes,
  validateWallTime,
  toZonedDateTime,
  type TimeRange,
  type WallTime,
} from './zoned-time';
export { formatDateRange, formatIsoWithOffset, formatTimeRangeInUtc, formatTimeRange, type FormattedTimeRange } from './format';
