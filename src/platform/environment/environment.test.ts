import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateFiles } from './validate-files';
import { parseEnvironment, VARIABLE_NAMES } from './environment';

const SECRET = 'a-secret-of-at-least-24-characters';

/** An invalid value for each variable that can have one. Each variable of docs/configuration.md is tested with the first of each. */
const WRONG: readonly [string, string][] = [
  ['PORT', '99999'],
  ['PORT', 'port-value'],
  ['PORT', '80.5'],
  ['HOST', 'hidden host'],
  ['SITE_URL', 'ftp://user:hidden@example.org'],
  ['SITE_URL', 'not an address'],
  ['DATABASE_URL', 'mysql://user:hidden@host/db'],
  ['DATABASE_URL', 'postgres://user:hid#den@host:x/db'],
  ['PREVIEW_URL', 'hidden'],
  ['TAG_MANAGER_CONSENT', 'hidden'],
  ['LEARNING_URL', 'hidden'],
  ['LEARNING_LOGIN_URL', 'hidden'],
  ['LEARNING_LAUNCH_URL', 'hidden'],
  ['LEARNING_REDIRECT_URLS', 'https://ok.example.org, hidden'],
  ['LEARNING_CLIENT_ID', 'hid den'],
  ['LEARNING_DEPLOYMENT_ID', 'hid den'],
  ['LEARNING_SHARE_PROFILE', 'hidden'],
  ['LEARNING_XAPI_USER', 'hid:den'],
  ['LEARNING_XAPI_PASSWORD', 'hidden'],
  ['SMTP_URL', 'https://hidden.example.org'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'hidden'],
  ['FORMS_WEBHOOK_URL', 'http://hidden.example.org'],
  ['FORMS_WEBHOOK_SECRET', 'hidden'],
  ['FORMS_PER_HOUR', '0'],
  ['PAYLOAD_SECRET', 'short-hidden'],
  ['ROLE', 'hidden-role'],
  ['CMS_URL', 'http://hidden.example.org'],
  ['CMS_TOKEN', 'hidden'],
  ['CMS_WEBHOOK_SECRET', 'hidden'],
  ['CMS_READ_TOKENS', 'a-token-of-at-least-24-characters,hidden'],
  ['CMS_REPLICAS', 'https://eu.example.org,http://hidden.example.org'],
  ['CDN', 'hidden'],
  ['CDN_URL', 'http://hidden.example.org'],
  ['CDN_SERVICE_ID', 'hid den'],
  ['CDN_TOKEN', 'hidden'],
  ['LOG_FORMAT', 'hidden'],
  ['METRICS_PORT', 'hidden'],
  ['METRICS_HOST', 'hidden host'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'hidden:4317'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'hidden'],
  ['OTEL_RESOURCE_ATTRIBUTES', 'hidden'],
  ['OTEL_SERVICE_NAME', 'hidden name'],
  ['OTEL_TRACES_SAMPLER', 'hidden'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['OTEL_METRIC_EXPORT_INTERVAL', '5'],
  ['WEB_VITALS_SHARE', '10%'],
  ['NODE_ENV', 'staging'],
  ['PRODUCTION', 'staging'],
  ['TAG_MANAGER_ID', 'UA-hidden'],
  ['IDENTITY_URL', 'http://hidden.example.org'],
  ['IDENTITY_URL', 'https://hidden.example.org/oauth2/default'],
  ['IDENTITY_URL', 'hidden'],
  ['IDENTITY_CLIENT_ID', 'hidden client'],
  ['SKIP_VERSION_CHECK', 'hidden'],
  ['PRODUCT_API_URL', 'ftp://hidden.example.org'],
  ['REGISTRY_URL', '//hidden.example.org'],
  ['REGISTRY_USER', 'hidden:user'],
  ['PRERENDER', 'some'],
  ['DIRECT_CONNECTIONS', 'hidden'],
  ['BROTLI_QUALITY', '12'],
  ['LINK_CHECK_EXTERNAL', 'hidden'],
  ['MEDIA_BUCKET', 'Hidden_Bucket'],
  ['MEDIA_ENDPOINT', 'http://hidden.example.org'],
  ['MEDIA_REGION', 'hidden region'],
  ['TRUSTED_PROXIES', 'hidden.example.org'],
  ['FORMS_PER_HOUR', 'hidden'],
  ['BOT_PROTECTION', 'hidden'],
  ['POSTGRES_FEEDS_URL', 'hidden'],
  ['POSTGRES_FEEDS_PUBLISH', 'hidden'],
  ['TOOL_FEEDS_URL', 'hidden'],
  ['BOT_SITE_KEY', 'hidden'],
  ['BOT_SECRET_KEY', 'hidden'],
  ['BOT_URL', 'https://hidden.example.org/recaptcha'],
  ['GEO_IP_URL', 'http://hidden.example.org'],
  ['GEO_IP_KEY', 'hid den'],
  ['GEO_IP_DATABASE', '/hidden.txt'],
  ['CLOUD_API_URL', 'hidden'],
  ['CLOUD_API_KEY', 'hid den'],
  ['SEARCH_APP_ID', 'hidden!'],
  ['SEARCH_INDEX_NAME', 'hid den'],
  ['SEARCH_KEY', 'hidden'],
  ['SEARCH_WRITE_KEY', 'hidden'],
  ['SEARCH_URL', 'http://hidden.example.org'],
  ['TRANSLATION_BLACKLIST', 'hidden!'],
  ['TRANSLATION_WHITELIST', 'de, hidden!'],
];

/** These accept any text. A folder is checked when the process starts. */
const FREE = ['REGISTRY_PASSWORD', 'MEDIA_FOLDER', 'MEDIA_ACCESS_KEY', 'MEDIA_SECRET_KEY'];

describe('environment', () => {
  it('is valid with nothing set', () => {
    expect(parseEnvironment({})).toMatchObject({
      NODE_ENV: 'production',
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      ROLE: 'both',
      PRODUCTION: true,
    });
  });

  it('treats an empty variable as unset', () => {
    expect(parseEnvironment({ PORT: '', SITE_URL: '', TAG_MANAGER_ID: '' })).toEqual(parseEnvironment({}));
  });

  it('derives the site URL from the port by default', () => {
    expect(parseEnvironment({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080');
  });

  it('accepts the smallest and the largest number of a range', () => {
    expect(parseEnvironment({ PORT: '1', BROTLI_QUALITY: '1' })).toMatchObject({ PORT: 1, BROTLI_QUALITY: 1 });
    expect(parseEnvironment({ PORT: '65535', BROTLI_QUALITY: '11' })).toMatchObject({ PORT: 65_535, BROTLI_QUALITY: 11 });
  });

  it('removes the trailing slash from the URL', () => {
    expect(parseEnvironment({ SITE_URL: 'https://www.example.org/', PAYLOAD_SECRET: SECRET }).SITE_URL).toBe(
      'https://www.example.org',
    );
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:81', 'http://[::1]:3000'])('requires no secret at %s', (url) => {
    expect(parseEnvironment({ SITE_URL: url }).PAYLOAD_SECRET.length).toBeGreaterThanOrEqual(24);
  });

  it('requires a secret at a public URL', () => {
    expect(() => parseEnvironment({ SITE_URL: 'https://www.example.org' })).toThrow(/PAYLOAD_SECRET: must be set/);
    expect(() => parseEnvironment({ SITE_URL: 'https://localhost.example.org' })).toThrow(/PAYLOAD_SECRET/);
    expect(parseEnvironment({ SITE_URL: 'https://www.example.org', PAYLOAD_SECRET: SECRET }).PAYLOAD_SECRET).toBe(SECRET);
  });

  it.each(WRONG)('names %s when it is invalid, and never its value', (name, value) => {
    const refused = () => parseEnvironment({ [name]: value });
    expect(refused).toThrow(`  ${name}: must `);
    expect(refused).not.toThrow(value);
    // The schema library's own messages name types, which mean nothing to the person who sets a variable.
    expect(refused).not.toThrow(/: Invalid|expected|received/);
  });

  it('requires the client id with the identity provider, and name and password with the registry', () => {
    expect(() => parseEnvironment({ IDENTITY_URL: 'https://id.example.org' })).toThrow(
      'IDENTITY_CLIENT_ID: must be set when IDENTITY_URL is',
    );
    expect(() => parseEnvironment({ REGISTRY_URL: 'https://registry.example.org' })).toThrow(
      /REGISTRY_USER: must be set[^]*REGISTRY_PASSWORD: must be set/,
    );
    expect(parseEnvironment({ IDENTITY_URL: 'https://id.example.org/', IDENTITY_CLIENT_ID: '0oa1' })).toMatchObject({
      IDENTITY_URL: 'https://id.example.org',
      SKIP_VERSION_CHECK: '0',
    });
    expect(parseEnvironment({ PRODUCT_API_URL: 'http://localhost:4000' }).PRODUCT_API_URL).toBe('http://localhost:4000');
  });

  it('makes a replica a public site that has both secrets', () => {
    const secrets = { CMS_TOKEN: SECRET, CMS_WEBHOOK_SECRET: SECRET };
    const replica = { CMS_URL: 'https://cms.example.org/', ...secrets };
    expect(parseEnvironment(replica)).toMatchObject({ CMS_URL: 'https://cms.example.org', ROLE: 'site' });
    expect(parseEnvironment({ ...replica, ROLE: 'site' }).ROLE).toBe('site');
    expect(() => parseEnvironment({ ...replica, ROLE: 'cms' })).toThrow('ROLE: must be site, or not set, when CMS_URL is set');
    expect(() => parseEnvironment({ CMS_URL: 'https://cms.example.org' })).toThrow(
      /CMS_TOKEN: must be set when CMS_URL is\n[^\n]*CMS_WEBHOOK_SECRET: must be set/,
    );
    expect(() => parseEnvironment({ ...replica, CMS_REPLICAS: 'https://eu.example.org', CMS_READ_TOKENS: SECRET })).toThrow(
      /CMS_READ_TOKENS: must not be set[^]*CMS_REPLICAS: must not be set/,
    );
  });

  it('lets a source name tokens and replicas, and signs what it sends', () => {
    const source = { CMS_READ_TOKENS: `${SECRET}, ${SECRET}2`, CMS_REPLICAS: 'https://eu.example.org/,http://localhost:3001' };
    expect(parseEnvironment({ ...source, CMS_WEBHOOK_SECRET: SECRET })).toMatchObject({
      ROLE: 'both',
      CMS_READ_TOKENS: [SECRET, `${SECRET}2`],
      CMS_REPLICAS: ['https://eu.example.org', 'http://localhost:3001'],
    });
    expect(() => parseEnvironment(source)).toThrow('CMS_WEBHOOK_SECRET: must be set when CMS_REPLICAS is');
  });

  it('requires what a content delivery network needs to be purged', () => {
    expect(() => parseEnvironment({ CDN: 'fastly' })).toThrow(
      /CDN_TOKEN: must be set when CDN is fastly[^]*CDN_SERVICE_ID: must/,
    );
    expect(() => parseEnvironment({ CDN: 'varnish', CDN_TOKEN: SECRET })).toThrow('CDN_URL: must be set when CDN is varnish');
    expect(parseEnvironment({ CDN: 'cloudflare', CDN_TOKEN: SECRET, CDN_SERVICE_ID: 'zone' }).CDN).toBe('cloudflare');
  });

  it('sends the token of a content delivery network unencrypted to Varnish only', () => {
    const address = { CDN_URL: 'http://varnish:6081/', CDN_TOKEN: SECRET };
    expect(parseEnvironment({ ...address, CDN: 'varnish' }).CDN_URL).toBe('http://varnish:6081');
    expect(() => parseEnvironment({ ...address, CDN: 'fastly', CDN_SERVICE_ID: 'service' })).toThrow('CDN_URL: must begin with');
  });

  it('requires both keys with a bucket', () => {
    expect(() => parseEnvironment({ MEDIA_BUCKET: 'pictures' })).toThrow(
      /MEDIA_ACCESS_KEY: must be set[^]*MEDIA_SECRET_KEY: must be set/,
    );
    expect(parseEnvironment({}).MEDIA_FOLDER).toBe('.data/media');
  });

  it('requires both reCAPTCHA keys, and Google itself at a public URL', () => {
    const key = 'k'.repeat(40);
    expect(() => parseEnvironment({ BOT_SITE_KEY: key })).toThrow('BOT_SECRET_KEY: must be set when BOT_SITE_KEY is');
    expect(() => parseEnvironment({ BOT_SECRET_KEY: key })).toThrow('BOT_SITE_KEY: must be set when BOT_SECRET_KEY is');
    expect(parseEnvironment({ BOT_SITE_KEY: key, BOT_SECRET_KEY: key }).BOT_URL).toBe('https://www.google.com/recaptcha');
    expect(parseEnvironment({ BOT_URL: 'http://127.0.0.1:4000/recaptcha' }).BOT_URL).toBe('http://127.0.0.1:4000/recaptcha');
    const isPublic = { SITE_URL: 'https://www.example.org', PAYLOAD_SECRET: SECRET };
    expect(() => parseEnvironment({ ...isPublic, BOT_URL: 'http://127.0.0.1:4000/recaptcha' })).toThrow(
      'BOT_URL: must be https://www.google.com/recaptcha or',
    );
    expect(parseEnvironment({ ...isPublic, BOT_URL: 'https://www.recaptcha.net/recaptcha' }).BOT_URL).toBe(
      'https://www.recaptcha.net/recaptcha',
    );
  });

  it('names all invalid variables at once', () => {
    expect(() => parseEnvironment({ PORT: '0', ROLE: 'x' })).toThrow(/PORT: [^\n]*\n[^\n]*ROLE: /);
  });
});

describe('documentation of the variables', () => {
  const tables = readFileSync('docs/configuration.md', 'utf8');
  const named = [...tables.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );

  it('lists exactly the variables that the site reads', () => {
    expect(named.toSorted()).toEqual([...VARIABLE_NAMES].toSorted());
  });

  it.each(named)('%s is validated', (name) => {
    expect(FREE.includes(name) !== WRONG.some(([wrong]) => wrong === name)).toBe(true);
  });
});

describe('folder and file variables', () => {
  it('are rejected when unusable: the folder cannot be created, or the file is missing', () => {
    const refused = () =>
      validateFiles(parseEnvironment({ MEDIA_FOLDER: '/proc/x', GEO_IP_DATABASE: '/nowhere/countries.mmdb' }));
    expect(refused).toThrow(
      /MEDIA_FOLDER: must be a folder that the site can write to \(ENOENT[^]*GEO_IP_DATABASE: must be a file that the site can read \(ENOENT/,
    );
  });

  it('a missing folder is created; a file in its place is rejected', () => {
    const above = mkdtempSync(path.join(os.tmpdir(), 'site-test-environment-'));
    validateFiles(parseEnvironment({ MEDIA_FOLDER: path.join(above, 'a/b') }));
    expect(existsSync(path.join(above, 'a/b/public'))).toBe(true);
    writeFileSync(path.join(above, 'file'), '');
    expect(() => validateFiles(parseEnvironment({ MEDIA_FOLDER: path.join(above, 'file') }))).toThrow(
      'MEDIA_FOLDER: must be a folder',
    );
    rmSync(above, { recursive: true });
  });

  it('are not checked when a bucket stores the pictures, or the instance only reads them', () => {
    const keys = { MEDIA_BUCKET: 'pictures', MEDIA_ACCESS_KEY: 'a', MEDIA_SECRET_KEY: 'b' };
    expect(() => validateFiles(parseEnvironment({ MEDIA_FOLDER: '/proc/x', ...keys }))).not.toThrow();
    expect(() => validateFiles(parseEnvironment({ MEDIA_FOLDER: '/proc/x', ROLE: 'site' }))).not.toThrow();
  });
});
