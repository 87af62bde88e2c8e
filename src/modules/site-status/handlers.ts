import { COMPONENTS } from './components';
import { CHECK_INTERVAL_S, getSiteStatus, type SiteStatus, summarizeStatus } from './status';

/** Nothing here belongs to a visitor, so scripts of other sites may read it, too. */
const HEADERS = { 'cache-control': `public, max-age=${CHECK_INTERVAL_S}`, 'access-control-allow-origin': '*' };

/**
 * GET /status.json: the state of each part of the site and its recorded checks by day (UTC). It names no host, no version
 * and no reason. It answers while Postgres is unavailable; `history` is null then.
 */
export async function handleStatusJson(): Promise<Response> {
  return Response.json(describeStatus(await getSiteStatus()), { headers: HEADERS });
}

function describeStatus({ checkedAt, measurements, history }: SiteStatus) {
  return {
    status: summarizeStatus(measurements),
    checkedAt: checkedAt.toISOString(),
    parts: measurements.map(({ component, isUp, milliseconds }) => ({
      part: component,
      ...COMPONENTS[component],
      answers: isUp,
      milliseconds,
      history: history === undefined ? null : (history.get(component) ?? []),
    })),
  };
}
