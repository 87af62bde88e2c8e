export { dateOf, isOver, isWallTime, isZone, minutesLater, problemOfWallTime, zonedTimeOf, type Span, type WallTime } from './zoned-time';
export { daysInWords, isoWithOffset, spanInUtc, spanInWords, type SpanInWords } from './words';
