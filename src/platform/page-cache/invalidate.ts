import { channel } from 'node:diagnostics_channel';

/**
 * Next loads the page cache separately from the application's modules. Within a process, the two communicate over a
 * channel of this name.
 */
const INVALIDATION_CHANNEL = 'page-cache.invalidate';

/** Invalidates, in this process and at once, every cached page that has one of these tags. */
export function invalidateInMemory(tags: readonly string[]): void {
  channel(INVALIDATION_CHANNEL).publish(tags);
}

/** Calls the listener with the tags of each invalidation in this process. */
export function onInvalidate(listener: (tags: readonly string[]) => void): void {
  channel(INVALIDATION_CHANNEL).subscribe((message) => {
    if (Array.isArray(message)) listener(message.filter((tag): tag is string => typeof tag === 'string'));
  });
}
