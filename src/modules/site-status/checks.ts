import { z } from 'zod';
import { WEBHOOK_KINDS } from '@/cms/mail/delivery-kinds';
import { canSearch } from '@/modules/search/server';
import { runWithStatementTimeout } from '@/platform/database/statement-timeout';
import { environment } from '@/platform/environment';
import { fetchInternalPage } from '@/platform/internal-pages';
import { getSitePool } from '@/platform/site-database';
import { requestExternalApi } from '@/services/external-api';
import { getIssuerEndpoints, identityProvider } from '@/services/identity';
import { isToolReachable, learningTool } from '@/services/learning';
import { registryClient } from '@/services/registry';
import type { Check } from './measure';

/** Statements of jobs may take minutes, which is too long for a check. */
const STATEMENT_TIMEOUT_MS = 3_000;
const PAGE_TIME_LIMIT_MS = 5_000;
const MAIL_DELAY_MINUTES = 15;
/** The tenth attempt is 17 minutes after the first (cms/outbox/record-outcome.ts). */
const FAILED_ATTEMPTS = 10;

const keysSchema = z.object({ keys: z.array(z.unknown()).min(1) });
const answerRowSchema = z.object({ answers: z.boolean() });

/** Returns the checks of the parts that this instance has. What isn't configured isn't a part of the site. */
export function listChecks(): readonly Check[] {
  return [
    { component: 'pages', run: async () => (await fetchInternalPage('/', PAGE_TIME_LIMIT_MS)).status === 200 },
    { component: 'database', run: () => askDatabase('select true as answers') },
    { component: 'search', run: canSearch },
    { component: 'forms', run: () => askDatabase(`select current_setting('transaction_read_only') = 'off' as answers`) },
    ...listMailCheck(),
    ...listOutsideChecks(),
  ];
}

/** A replica sends no emails; its source does. */
function listMailCheck(): Check[] {
  if (environment.CMS_URL !== undefined) return [];
  // A newsletter to many people takes longer, and other messages overtake it.
  const waiting = `from form_deliveries where state = 'waiting' and later is not true`;
  const isEmail = `kind not in (${WEBHOOK_KINDS.map((kind) => `'${kind}'`).join(', ')})`;
  // No message is due while each waits for its next attempt. One that fails may have a wrong address.
  const isOnTime = `
    select not exists (select ${waiting} and next_attempt_at < now() - make_interval(mins => ${MAIL_DELAY_MINUTES}))
      and (
        (select count(*) < 2 ${waiting} and ${isEmail} and attempts >= ${FAILED_ATTEMPTS})
        or exists (
          select from form_deliveries
          where state = 'delivered' and ${isEmail} and delivered_at > now() - make_interval(mins => ${MAIL_DELAY_MINUTES})
        )
      ) as answers`;
  return [{ component: 'mail', run: () => askDatabase(isOnTime) }];
}

function listOutsideChecks(): Check[] {
  const checks: Check[] = [];
  if (identityProvider) {
    const { keys: url } = getIssuerEndpoints(identityProvider.issuer);
    const request = { system: 'identity provider', url, headers: {}, schema: keysSchema };
    checks.push({ component: 'sign-in', run: async () => (await requestExternalApi(request)).outcome === 'answered' });
  }
  const [registry, tool] = [registryClient, learningTool];
  if (registry) checks.push({ component: 'downloads', run: async () => (await registry.fetchFiles()).outcome === 'answered' });
  if (tool) checks.push({ component: 'learning', run: () => isToolReachable(tool) });
  return checks;
}

async function askDatabase(query: string): Promise<boolean> {
  const { rows } = await runWithStatementTimeout(STATEMENT_TIMEOUT_MS, () => getSitePool().query(query));
  return answerRowSchema.parse(rows[0]).answers;
}
