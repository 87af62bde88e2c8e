import { BOTH_LANGUAGE_LISTS } from '../offered-languages';
import { type CdnVariables, findCdnProblems } from './cdn';
import { isRecaptchaUrl, RECAPTCHA_URLS } from './service-variables';
import { isLoopbackUrl } from './value-schemas';

/** A placeholder for mail that is stored instead of sent. */
export const PLACEHOLDER_SENDER = 'site@example.com';

/** Variables that must be set when another is. */
const NEEDED = [
  ['IDENTITY_CLIENT_ID', 'IDENTITY_URL'],
  ['LEARNING_CLIENT_ID', 'LEARNING_URL'],
  ['LEARNING_XAPI_PASSWORD', 'LEARNING_URL'],
  ['GEO_IP_URL', 'GEO_IP_KEY'],
  ['SEARCH_KEY', 'SEARCH_APP_ID'],
  ['SEARCH_WRITE_KEY', 'SEARCH_APP_ID'],
  ['REGISTRY_USER', 'REGISTRY_URL'],
  ['REGISTRY_PASSWORD', 'REGISTRY_URL'],
  ['MEDIA_ACCESS_KEY', 'MEDIA_BUCKET'],
  ['MEDIA_SECRET_KEY', 'MEDIA_BUCKET'],
  ['FORMS_WEBHOOK_SECRET', 'FORMS_WEBHOOK_URL'],
  ['BOT_SECRET_KEY', 'BOT_SITE_KEY'],
  ['BOT_SITE_KEY', 'BOT_SECRET_KEY'],
] as const;

/** The variables that depend on one another. */
interface CombinedVariables
  extends
    Readonly<Partial<Record<(typeof NEEDED)[number][number] | 'PAYLOAD_SECRET' | 'SMTP_URL', string | undefined>>>,
    CdnVariables,
    ReplicationVariables {
  readonly TRANSLATION_BLACKLIST?: readonly string[] | undefined;
  readonly TRANSLATION_WHITELIST?: readonly string[] | undefined;
  readonly BOT_URL: string;
  readonly MAIL_FROM: string;
}

/** A variable that is inconsistent with the others, and what it must be. */
type Problem = [name: string, message: string];

/** Finds contradictions between variables that are valid individually. */
export function findCombinationProblems(values: CombinedVariables, siteUrl: string): Problem[] {
  const isPublic = !isLoopbackUrl(siteUrl);
  return [
    ...findMissingFixes(values),
    ...findCdnProblems(values),
    ...findReplicationProblems(values),
    ...problemIf(isPublic && !values.PAYLOAD_SECRET, 'PAYLOAD_SECRET', 'must be set when SITE_URL is not on this machine'),
    ...problemIf(
      values.TRANSLATION_BLACKLIST !== undefined && values.TRANSLATION_WHITELIST !== undefined,
      'TRANSLATION_WHITELIST',
      BOTH_LANGUAGE_LISTS,
    ),
    ...problemIf(
      values.SEARCH_KEY !== undefined && values.SEARCH_KEY === values.SEARCH_WRITE_KEY,
      'SEARCH_KEY',
      'must differ from SEARCH_WRITE_KEY: browsers receive it',
    ),
    // The server at this URL decides who counts as human.
    ...problemIf(
      isPublic && !isRecaptchaUrl(values.BOT_URL),
      'BOT_URL',
      `must be ${RECAPTCHA_URLS.join(' or ')} when SITE_URL is not on this machine`,
    ),
    ...problemIf(
      values.SMTP_URL !== undefined && values.MAIL_FROM === PLACEHOLDER_SENDER,
      'MAIL_FROM',
      'must be set when SMTP_URL is',
    ),
  ];
}

function findMissingFixes(values: CombinedVariables): Problem[] {
  return NEEDED.flatMap(([name, other]) =>
    problemIf(values[other] !== undefined && values[name] === undefined, name, `must be set when ${other} is`),
  );
}

interface ReplicationVariables {
  ROLE?: string | undefined;
  CMS_URL?: string | undefined;
  CMS_TOKEN?: string | undefined;
  CMS_WEBHOOK_SECRET?: string | undefined;
  CMS_READ_TOKENS: readonly string[];
  CMS_REPLICAS: readonly string[];
}

/** Finds the variables of content replication that don't fit together: an instance is a source or a replica. */
function findReplicationProblems(values: ReplicationVariables): Problem[] {
  const { ROLE, CMS_URL, CMS_TOKEN, CMS_WEBHOOK_SECRET, CMS_READ_TOKENS, CMS_REPLICAS } = values;
  if (CMS_URL === undefined)
    return CMS_REPLICAS.length > 0 && CMS_WEBHOOK_SECRET === undefined
      ? [['CMS_WEBHOOK_SECRET', 'must be set when CMS_REPLICAS is']]
      : [];
  return [
    ...problemIf(CMS_TOKEN === undefined, 'CMS_TOKEN', 'must be set when CMS_URL is'),
    ...problemIf(CMS_WEBHOOK_SECRET === undefined, 'CMS_WEBHOOK_SECRET', 'must be set when CMS_URL is'),
    ...problemIf(ROLE !== undefined && ROLE !== 'site', 'ROLE', 'must be site, or not set, when CMS_URL is set'),
    ...problemIf(CMS_READ_TOKENS.length > 0, 'CMS_READ_TOKENS', 'must not be set when CMS_URL is: replicas read from the source'),
    ...problemIf(CMS_REPLICAS.length > 0, 'CMS_REPLICAS', 'must not be set when CMS_URL is: replicas read from the source'),
  ];
}

function problemIf(isProblem: boolean, name: string, message: string): Problem[] {
  return isProblem ? [[name, message]] : [];
}
