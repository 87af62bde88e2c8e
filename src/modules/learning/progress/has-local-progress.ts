import { LOCAL_PROGRESS_KEY } from '@/platform/constants';

/** Returns whether this browser has any progress, without parsing it, because the schema takes 20 kB of script. */
export function hasLocalProgress(): boolean {
  try {
    return localStorage.getItem(LOCAL_PROGRESS_KEY) !== null;
  } catch {
    // The storage is switched off.
    return false;
  }
}
