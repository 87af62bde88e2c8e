import { z } from 'zod';
import { readLimitedText } from '@/platform/limited-text';
import type { LearningTool } from '@/services/learning';

const BODY_BYTES_MAX = 16_384;
const PARAMETER_MAX = 2_000;
const parameterSchema = z.string().min(1).max(PARAMETER_MAX);

/** A valid authentication request of the tool (1EdTech Security Framework 1.0, section 5.1.1.2). */
export interface AuthorizationRequest {
  redirectUri: string;
  account: string;
  hint: string;
  nonce: string;
  state: string | undefined;
}

/** The result of parsing an authentication request. */
type ParsedAuthorizationRequest =
  | { outcome: 'valid'; request: AuthorizationRequest }
  /** Its error may be sent to the tool, since the redirect URI is the tool's. */
  | { outcome: 'invalid'; redirectUri: string; state: string | undefined; description: string }
  /** It is for another tool or has an unknown redirect URI, so nothing is sent anywhere. */
  | { outcome: 'untrusted' };

const recipientSchema = z.object({
  client_id: parameterSchema,
  redirect_uri: parameterSchema,
  state: parameterSchema.optional(),
});
const requestSchema = z.object({
  scope: z.string().refine((scope) => scope.split(' ').includes('openid'), 'scope must include openid'),
  response_type: z.literal('id_token'),
  response_mode: z.literal('form_post'),
  prompt: z.literal('none'),
  login_hint: parameterSchema,
  lti_message_hint: parameterSchema,
  nonce: parameterSchema,
});

/** Reads the parameters of the query or, of a POST, of the body. There are none when the body is too long. */
export async function readAuthorizationParameters(request: Pick<Request, 'method' | 'url' | 'body'>): Promise<URLSearchParams> {
  if (request.method !== 'POST') return new URL(request.url).searchParams;
  return new URLSearchParams(await readLimitedText(request, BODY_BYTES_MAX));
}

/**
 * Parses the parameters of an authentication request. The redirect URI is compared with the registered ones character
 * by character, before anything else is looked at.
 */
export function parseAuthorizationRequest(
  parameters: URLSearchParams,
  { clientId, redirectUrls }: Pick<LearningTool, 'clientId' | 'redirectUrls'>,
): ParsedAuthorizationRequest {
  const given = Object.fromEntries(parameters);
  const recipient = recipientSchema.safeParse(given).data;
  if (recipient?.client_id !== clientId || !redirectUrls.includes(recipient.redirect_uri) || hasRepeated(parameters))
    return { outcome: 'untrusted' };
  const { redirect_uri: redirectUri, state } = recipient;
  const parsed = requestSchema.safeParse(given);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
    return { outcome: 'invalid', redirectUri, state, description: `Missing or unsupported: ${names}` };
  }
  const { login_hint: account, lti_message_hint: hint, nonce } = parsed.data;
  return { outcome: 'valid', request: { redirectUri, account, hint, nonce, state } };
}

/** A parameter may not be repeated (RFC 6749, section 3.1). */
function hasRepeated(parameters: URLSearchParams): boolean {
  const names = [...parameters.keys()];
  return new Set(names).size < names.length;
}
