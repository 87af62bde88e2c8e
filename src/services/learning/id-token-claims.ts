import type { LearningTool } from './tool';

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim';

/** The claims of an LTI 1.3 resource link launch, by their meaning (LTI 1.3 Core, section 5.3 and 5.4). */
export const LTI_CLAIM = {
  messageType: `${CLAIM}/message_type`,
  version: `${CLAIM}/version`,
  deploymentId: `${CLAIM}/deployment_id`,
  targetLinkUri: `${CLAIM}/target_link_uri`,
  resourceLink: `${CLAIM}/resource_link`,
  roles: `${CLAIM}/roles`,
  platform: `${CLAIM}/tool_platform`,
  presentation: `${CLAIM}/launch_presentation`,
  custom: `${CLAIM}/custom`,
} as const;

const LEARNER_ROLE = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner';
/** The identifier of a resource link is limited to 255 ASCII characters (LTI 1.3 Core, section 5.3.5). */
const RESOURCE_ID_MAX = 255;

/** The data of a person that a tool receives when profiles are shared. */
export interface LearnerProfile {
  name: string;
  email?: string | undefined;
}

interface IdTokenClaimsOptions {
  tool: Pick<LearningTool, 'deploymentId' | 'launchUrl'>;
  siteUrl: string;
  /** The learner's opaque id. */
  account: string;
  /** The opened resource: a learning path. */
  resource: { path: string; title: string };
  nonce: string;
  /** Only when profiles are shared. */
  profile?: LearnerProfile | undefined;
}

/**
 * Builds the claims of a launch, except those that every token has (`iss`, `aud`, `iat`, `exp`). The custom claims tell
 * the tool where and as whom it reports progress by xAPI.
 */
export function buildIdTokenClaims({ tool, siteUrl, account, resource, nonce, profile }: IdTokenClaimsOptions) {
  return {
    sub: account,
    nonce,
    ...(profile && { name: profile.name, ...(profile.email !== undefined && { email: profile.email }) }),
    [LTI_CLAIM.messageType]: 'LtiResourceLinkRequest',
    [LTI_CLAIM.version]: '1.3.0',
    [LTI_CLAIM.deploymentId]: tool.deploymentId,
    [LTI_CLAIM.targetLinkUri]: tool.launchUrl,
    [LTI_CLAIM.resourceLink]: { id: resource.path.slice(-RESOURCE_ID_MAX), title: resource.title },
    [LTI_CLAIM.roles]: [LEARNER_ROLE],
    [LTI_CLAIM.platform]: { guid: new URL(siteUrl).host, url: siteUrl, product_family_code: 'postgres-vendor-site' },
    [LTI_CLAIM.presentation]: { document_target: 'window', locale: 'en-US', return_url: siteUrl + resource.path },
    [LTI_CLAIM.custom]: {
      learning_path: siteUrl + resource.path,
      xapi_endpoint: `${siteUrl}/learning/xapi/`,
      xapi_home_page: siteUrl,
      xapi_account_name: account,
    },
  };
}
