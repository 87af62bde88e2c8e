const CHANNEL = 'sign-on';
const SIGNED_OUT = 'signed-out';

/** Session storage belongs to one tab, so the others have to be told. Only tabs with tokens listen. */
export class SignOutChannel {
  readonly #channel = new BroadcastChannel(CHANNEL);

  /** @param onSignedOut called when somebody has signed out in another tab */
  constructor(onSignedOut: () => void) {
    this.#channel.addEventListener('message', ({ data }) => {
      if (data === SIGNED_OUT) onSignedOut();
    });
  }

  /** Tells all other tabs of this browser. */
  broadcastSignOut(): void {
    // A channel reaches this origin only and takes no target, unlike a window.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    this.#channel.postMessage(SIGNED_OUT);
  }
}
