/** Formats the time that is left as a clock: "59:07", or "1:12:30" with extra time. */
export function formatTimeLeft(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${pad(minutes)}` : minutes}:${pad(seconds % 60)}`;
}
