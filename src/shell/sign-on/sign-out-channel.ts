const CHANNEL = 'sign-on';
const SIGNED_OUT = 'signed-out';

/** Tells other tabs about a sign-out, because session storage belongs to one tab. Only tabs with tokens listen. */
export class SignOutChannel {
  readonly #channel = new BroadcastChannel(CHANNEL);

  /** @param onSignedOut called when the user signs out in another tab */
  constructor(onSignedOut: () => void) {
    this.#channel.addEventListener('message', ({ data }) => {
      if (data === SIGNED_OUT) onSignedOut();
    });
  }

  /** Notifies all other tabs of this browser. */
  broadcastSignOut(): void {
    // Unlike a window, a channel reaches only this origin and takes no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.#channel.postMessage(SIGNED_OUT);
  }

  /** Stops listening. */
  close(): void {
    this.#channel.close();
  }
}
