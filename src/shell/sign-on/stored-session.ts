import * as z from 'zod/mini';
import type { SignOnState } from '@/modules/account/client';
import { TOKEN_STORAGE_KEY } from '@/platform/constants';
import { readSessionItem } from '@/platform/session-storage';
import { SignOutChannel } from './sign-out-channel';
import { clearTokens, hasTokens } from './stored-tokens';

/** The SDK renews tokens half a minute before they expire, and has to be loaded by then. */
const RENEWAL_MS = 60_000;

/** Timers that are set further ahead than 24 days fire immediately. */
const CHECK_INTERVAL_MAX_MS = 60 * 60 * 1000;

const claimsSchema = z.object({
  name: z.optional(z.string()),
  preferred_username: z.optional(z.string()),
  email: z.optional(z.string()),
});

/** The tokens as the SDK stores them, with times in seconds. */
const tokensSchema = z.object({
  accessToken: z.object({ accessToken: z.string(), expiresAt: z.number() }),
  idToken: z.object({ claims: claimsSchema, expiresAt: z.number() }),
});

/** The session of this tab while its tokens are fresh: they don't have to be renewed yet. */
interface StoredSession {
  readonly accessToken: string;
  readonly state: SignOnState;
  /** When the tokens have to be renewed, in milliseconds since the Unix epoch. */
  readonly renewalAt: number;
}

/**
 * Reads the session of this tab without the SDK.
 * @returns undefined when there are no tokens, when they have to be renewed, or when only the SDK may understand them
 */
export function readStoredSession(): StoredSession | undefined {
  const tokens = readTokens();
  if (!tokens) return undefined;
  const { accessToken, idToken } = tokens;
  const renewalAt = Math.min(accessToken.expiresAt, idToken.expiresAt) * 1000 - RENEWAL_MS;
  if (renewalAt <= Date.now()) return undefined;
  return { accessToken: accessToken.accessToken, state: buildSignedInState(idToken.claims), renewalAt };
}

function readTokens(): z.infer<typeof tokensSchema> | undefined {
  try {
    return tokensSchema.safeParse(JSON.parse(readSessionItem(TOKEN_STORAGE_KEY) ?? '{}')).data;
  } catch {
    // Something else has written to it.
    return undefined;
  }
}

/** Builds the state of a signed-in user from the claims of the ID token. */
export function buildSignedInState({ name, preferred_username: username, email }: z.infer<typeof claimsSchema>): SignOnState {
  return { status: 'signed-in', name: name ?? username ?? email ?? 'Account', email };
}

interface SubscribeOptions {
  readonly onStateChange: (state: SignOnState) => void;
  /**
   * Called when the tokens have to be renewed, or when only the SDK may understand them. A browser that is offline calls it
   * once it is online.
   */
  readonly onRenewalDue: () => void;
  /** Ends it, because the SDK has taken over. */
  readonly signal: AbortSignal;
}

/** Reports the state of a tab that has tokens, without the SDK, until the SDK is needed. */
export function subscribeToStoredSession({ onStateChange, onRenewalDue, signal }: SubscribeOptions): void {
  if (signal.aborted) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    const session = readStoredSession();
    if (session) {
      onStateChange(session.state);
      timer = setTimeout(check, Math.min(session.renewalAt - Date.now(), CHECK_INTERVAL_MAX_MS));
    } else if (!hasTokens()) onStateChange({ status: 'signed-out' });
    else if (navigator.onLine) onRenewalDue();
    else onStateChange({ status: 'unreachable' });
  };
  const channel = new SignOutChannel(() => {
    clearTokens();
    check();
  });
  // A page restored from the back/forward cache may be older than a sign-out.
  addEventListener('pageshow', ({ persisted }) => persisted && check(), { signal });
  // A computer that wakes up runs the timer before it has a network, and the SDK may have failed to load.
  addEventListener('online', check, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    channel.close();
  });
  check();
}
