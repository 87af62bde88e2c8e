import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';
import { expect, it } from 'vitest';
import { environment } from '@/platform/environment';
import { STYLE_RULES_PER_SHEET_MAX } from '@/platform/constants';
import { checkout } from './content-pages';

/** A chunk of this size holds what many routes share. */
const LARGE_CHUNK_BYTES = 500_000;

/** The files of the build that a browser can request. */
const files = readdirSync(path.join(checkout, '.next/static'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name));

it('no style sheet has more rules than browsers support', () => {
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) {
    let rules = 0;
    parse(readFileSync(sheet, 'utf8')).walk((node) => {
      if (node.type === 'rule' || node.type === 'atrule') rules += 1;
    });
    expect(rules, `${path.basename(sheet)} has ${rules} rules`).toBeGreaterThan(0);
    expect(rules, `${path.basename(sheet)} has ${rules} rules`).toBeLessThan(STYLE_RULES_PER_SHEET_MAX);
  }
});

it('code that routes share is in the build only once', () => {
  const folders = ['.next/server/chunks', '.next/server/chunks/ssr'].map((folder) => path.join(checkout, folder));
  for (const folder of folders) {
    const large = readdirSync(folder).filter(
      (file) => file.endsWith('.js') && statSync(path.join(folder, file)).size > LARGE_CHUNK_BYTES,
    );
    const contents = new Set(
      large.map((file) =>
        createHash('sha256')
          .update(readFileSync(path.join(folder, file)))
          .digest('hex'),
      ),
    );
    expect(large.length, 'large chunks').toBeGreaterThan(0);
    expect(
      large.length - contents.size,
      `copies among ${large.join(', ')}: the first import of each route must be '@payload-config'`,
    ).toBe(0);
  }
});

it('no file for the browser contains a secret', () => {
  const secrets = [environment.PAYLOAD_SECRET, environment.DATABASE_URL, new URL(environment.DATABASE_URL).password].filter(
    (secret) => secret.length > 7,
  );
  expect(secrets.length).toBeGreaterThan(1);
  const scripts = files.filter((file) => /\.(js|css|json|map|txt|html)$/.test(file));
  expect(scripts.length).toBeGreaterThan(0);
  // Only the name of the file, because the text would put the secret into the log.
  const leaking = scripts.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return secrets.some((secret) => text.includes(secret)) || /postgres(?:ql)?:\/\/[^\s"'`:/]+:[^\s"'`@]+@/.test(text);
  });
  expect(leaking.map((file) => path.relative(checkout, file))).toEqual([]);
});
