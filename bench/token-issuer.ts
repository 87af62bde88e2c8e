import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { findFreePort } from '../scripts/ports';

const CLIENT_ID = 'postgres-vendor-site';
const KEY_ID = 'bench';

/** An identity provider for many made-up people: it publishes its key, signs access tokens and confirms email addresses. */
export interface TokenIssuer {
  /** What an instance is configured with to trust it. */
  variables: { IDENTITY_URL: string; IDENTITY_CLIENT_ID: string };
  /** Signs the access token of a person, by the name that the site knows them by. */
  sign(subject: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts an issuer on a free port. A person's email address is their name at people.example. */
export async function startTokenIssuer(): Promise<TokenIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }] });
  const server = createServer((request, response) => {
    const token = request.headers.authorization?.split('.')[1] ?? '';
    const body = request.url?.endsWith('/v1/keys') ? keys : JSON.stringify(describeOwner(token));
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => {
    server.listen(port, 'localhost', resolve);
  });
  const url = `http://localhost:${port}`;
  return {
    variables: { IDENTITY_URL: url, IDENTITY_CLIENT_ID: CLIENT_ID },
    sign: (subject) =>
      new SignJWT({ cid: CLIENT_ID, uid: subject, name: `Person ${subject}` })
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
        .setSubject(subject)
        .setIssuer(`${url}/oauth2/default`)
        .setAudience('api://default')
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function describeOwner(payload: string): object {
  const { sub }: { sub?: string } = payload === '' ? {} : JSON.parse(Buffer.from(payload, 'base64url').toString());
  return { sub, email: `${sub}@people.example`, email_verified: true };
}
