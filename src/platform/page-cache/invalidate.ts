import { channel } from 'node:diagnostics_channel';

/**
 * Next loads the page cache by itself, apart from the application's modules. Within a process the two meet on a
 * channel of this name.
 */
const INVALIDATION_CHANNEL = 'page-cache.drop';

/** Makes the page cache of this process forget, at once, every page that was made from one of these tags. */
export function invalidateInMemory(tags: readonly string[]): void {
  channel(INVALIDATION_CHANNEL).publish(tags);
}

/** Calls the listener with the tags of each drop in this process. */
export function onInvalidate(listener: (tags: readonly string[]) => void): void {
  channel(INVALIDATION_CHANNEL).subscribe((message) => {
    if (Array.isArray(message)) listener(message.filter((tag): tag is string => typeof tag === 'string'));
  });
}
