import { describeFetchFailure } from '@/services/external-api';

/** The learning platform as this site knows it: an LTI 1.3 tool that the site, as the LTI platform, launches learners into. */
export interface LearningTool {
  /** The tool's OpenID Connect login initiation URL (1EdTech Security Framework 1.0, section 5.1.1.1). */
  loginUrl: string;
  /** The resource that a launch opens: the claim `target_link_uri`. */
  launchUrl: string;
  /** The only URLs that an id_token is sent to, compared character by character. */
  redirectUrls: readonly string[];
  /** The tool's client ID at this site, which is the platform. */
  clientId: string;
  deploymentId: string;
  /** Whether the tool receives name and email of learners. Otherwise it gets only an opaque ID. */
  sharesProfile: boolean;
  /** The Basic credential with which the tool reports progress. */
  reporter: { user: string; password: string };
}

const TIME_LIMIT_MS = 3_000;

/**
 * Returns whether the tool answers, so that no one is sent to a browser's error page. One failure, such as a connection that
 * was closed while idle, is followed by a second attempt; one that took the whole time isn't. Never throws.
 * @param timeLimitMs for both attempts together
 */
export async function isToolReachable(
  { loginUrl }: Pick<LearningTool, 'loginUrl'>,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<boolean> {
  const signal = AbortSignal.timeout(timeLimitMs);
  return (await isResponding(loginUrl, signal)) || (!signal.aborted && (await isResponding(loginUrl, signal)));
}

async function isResponding(loginUrl: string, signal: AbortSignal): Promise<boolean> {
  try {
    // Without parameters a tool may reject the request; any response is enough.
    const response = await fetch(loginUrl, { method: 'HEAD', redirect: 'manual', signal });
    if (response.status < 500 || response.status === 501) return true;
    console.error(`learning platform: it responded with status ${response.status}`);
  } catch (error) {
    console.error(`learning platform: ${describeFetchFailure(error)}`);
  }
  return false;
}
