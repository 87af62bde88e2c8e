import { existsSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSession } from '../support/form-visitor';
import { database, folder, site, store } from './site';

let session = '';

const refusal = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })).optional() }).optional(),
    }),
  ),
});
const saved = z.object({ doc: z.object({ id: z.string(), url: z.string(), filename: z.string() }) });

/** Sends a request to Payload as the admin does: fields as JSON, and a file. */
async function send(
  method: string,
  urlPath: string,
  fields: object,
  file?: { name: string; bytes: Buffer },
  cookie = session,
): Promise<Response> {
  const body = new FormData();
  body.set('_payload', JSON.stringify(fields));
  if (file) body.set('file', new File([new Uint8Array(file.bytes)], file.name));
  return fetch(`${site.url}/api${urlPath}`, { method, headers: { Origin: site.url, Cookie: cookie }, body });
}

async function upload(id: string, bytes: Buffer, name = 'picture.png'): Promise<z.infer<typeof saved>['doc']> {
  const answer = await send('POST', '/media', { id, alt: 'A square of one color.' }, { name, bytes });
  expect(answer.status, `${await answer.clone().text()}\n${site.output()}`).toBe(201);
  return saved.parse(await answer.json()).doc;
}

const square = (background: string, size = 700) => sharp({ create: { width: size, height: size, channels: 3, background } });

/** Everything that an upload could leave behind: rows, files, and incomplete files. */
async function traces(): Promise<{ rows: number; files: string[] }> {
  const { rows } = await database.client.query<{ count: string }>('select count(*) from media');
  const files = ['public', 'source'].flatMap((each) =>
    existsSync(path.join(store, each)) ? readdirSync(path.join(store, each)) : [],
  );
  return { rows: Number(rows[0]?.count), files: files.toSorted() };
}

beforeAll(async () => {
  session = await createSession(database, 'administrator');
});

describe('a hostile or broken file leaves nothing behind', () => {
  const svg = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${inside}</svg>`);
  const claims = Buffer.from('89504e470d0a1a0a0000000d49484452000186a0000186a00802000000', 'hex');

  it.each<[string, () => Buffer | Promise<Buffer>, string, string]>([
    ['no bytes', () => Buffer.alloc(0), 'a.png', 'empty'],
    [
      'a web page with the name of a picture',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      'a.png',
      'supported picture format',
    ],
    [
      'a JPEG that is cut short',
      async () =>
        (
          await square('red')
            .composite([{ input: { create: { width: 9, height: 9, channels: 3, background: 'blue' } } }])
            .jpeg()
            .toBuffer()
        ).subarray(0, 700),
      'a.jpg',
      'damaged or incomplete',
    ],
    ['a PNG that says it has 10,000 million pixels', () => claims, 'a.png', 'damaged or incomplete'],
    [
      'a picture that moves',
      async () =>
        sharp([await square('red', 20).png().toBuffer(), await square('blue', 20).png().toBuffer()], { join: { animated: true } })
          .gif()
          .toBuffer(),
      'a.gif',
      'Animated pictures',
    ],
    ['more than 10 MB', () => Buffer.alloc(10_500_000, 1), 'a.jpg', 'larger than 10 MB'],
    [
      'entities',
      () => Buffer.from('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg viewBox="0 0 4 4"><text>&x;</text></svg>'),
      'a.svg',
      'entities',
    ],
    ['a drawing without a size', () => Buffer.from('<svg><script>alert(1)</script></svg>'), 'a.svg', 'specify its size'],
  ])('%s', async (_name, bytes, name, sentence) => {
    const before = await traces();
    const answer = await send('POST', '/media', { id: 'hostile', alt: 'Nothing.' }, { name, bytes: await bytes() });
    expect(answer.status).toBe(400);
    const { errors } = refusal.parse(await answer.json());
    expect(errors[0]?.data?.errors, site.output()).toEqual([{ path: 'file', message: expect.stringContaining(sentence) }]);
    expect(await traces()).toEqual(before);
  });

  it('a picture in the format of iPhones, with a message that says what to do, also before it has a name', async () => {
    const file = { name: 'IMG_1.HEIC', bytes: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1') };
    for (const id of ['hostile', '']) {
      const { errors } = refusal.parse(await (await send('POST', '/media', { id, alt: 'Nothing.' }, file)).json());
      expect(errors[0]?.data?.errors?.[0]?.message).toContain('Export it as JPEG');
    }
  });

  it('a valid picture without alt text, without a name, or from an unauthenticated client', async () => {
    const before = await traces();
    const file = { name: 'a.png', bytes: await square('red').png().toBuffer() };
    expect(
      refusal.parse(await (await send('POST', '/media', { id: 'wordless' }, file)).json()).errors[0]?.data?.errors?.[0]?.path,
    ).toBe('alt');
    expect(
      refusal
        .parse(await (await send('POST', '/media', { id: '../etc', alt: 'A' }, file)).json())
        .errors[0]?.data?.errors?.map((error) => error.path),
    ).toContain('id');
    expect((await send('POST', '/media', { id: 'nobody', alt: 'A' }, file, '')).status).toBe(401);
    expect(await traces()).toEqual(before);
  });

  it('the second of two pictures that get the same name at once', async () => {
    const file = { name: 'a.png', bytes: await square('#135724').png().toBuffer() };
    const twin = { id: 'twin', alt: 'A square.' };
    const answers = await Promise.all([send('POST', '/media', twin, file), send('POST', '/media', twin, file)]);
    const [stored, rejected] = answers.toSorted((one, other) => one.status - other.status);
    expect([stored?.status, rejected?.status]).toEqual([201, 400]);
    const { errors } = refusal.parse(await rejected?.json());
    expect(errors[0]?.data?.errors?.[0]?.message).toContain('Another picture is named “twin”.');
  });

  it('a picture with a path in its name is stored under its own name', async () => {
    const answer = await upload('named', await square('#123456').png().toBuffer(), '../../../tmp/evil.php');
    expect(answer.filename).toBe('named.webp');
    expect((await traces()).files.filter((file) => file.includes('evil') || file.includes('php'))).toEqual([]);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['media']));
  });

  it('a name with control characters is rejected or ignored', async () => {
    const before = await traces();
    const answer = await send(
      'POST',
      '/media',
      { id: 'controlled', alt: 'A' },
      { name: 'a\u0001\u0000b.png', bytes: await square('#1357ac').png().toBuffer() },
    );
    expect(answer.ok).toBe(false);
    expect(await traces()).toEqual(before);
  });

  it('a polyglot and a drawing with a script are reduced to the picture', async () => {
    const polyglot = await upload(
      'polyglot',
      Buffer.concat([await square('#234567').gif().toBuffer(), Buffer.from('<script>alert(1)</script>')]),
      'a.gif',
    );
    expect((await (await site.get(polyglot.url)).text()).includes('script')).toBe(false);
    const drawing = await upload(
      'drawing',
      svg('<script>alert(1)</script><rect width="4" height="4" onload="alert(1)"/><use xlink:href="https://evil.example/#a"/>'),
      'a.svg',
    );
    const answer = await site.get(drawing.url);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const text = await answer.text();
    expect(text).toContain('<rect');
    expect(text).not.toMatch(/alert|evil|script/);
  });

  it('a JPEG with GPS data is served without it', async () => {
    const taken = await square('#345678')
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { url } = await upload('taken', taken, 'a.jpg');
    expect((await sharp(Buffer.from(await (await site.get(url)).arrayBuffer())).metadata()).exif).toBeUndefined();
  });
});

describe('the files of a picture', () => {
  it('are immutable and support range and conditional requests; nothing else is served', async () => {
    const { url } = await upload('served', await square('#456789').png().toBuffer());
    const whole = await site.get(url);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = Buffer.from(await whole.arrayBuffer());
    const part = await site.get(url, { headers: { range: 'bytes=2-5' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 2-5/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(2, 6));
    expect((await site.get(url, { headers: { range: `bytes=${bytes.length}-` } })).status).toBe(416);
    expect((await site.get(url, { headers: { 'if-none-match': whole.headers.get('etag') ?? '' } })).status).toBe(304);
    const source = (await traces()).files.find((file) => /^served-[0-9a-f]{12}\.webp$/.test(file));
    expect(source).toBeDefined();
    for (const urlPath of [
      '/media/nothing.webp',
      `/media/${source}`,
      '/media/..%2fsource%2fa.webp',
      '/media/%2e%2e%2f%2e%2e%2fpackage.json',
      '/media/a.html',
    ]) {
      expect((await site.get(urlPath)).status, urlPath).toBe(404);
    }
    const behind = { headers: { Origin: site.url, Cookie: session } };
    expect((await site.get('/api/media/file/served.webp')).status).toBe(401);
    expect((await site.get('/api/media/file/served.webp', behind)).status).toBe(404);
  });

  it('are regenerated for a new focal point, kept if a deletion fails, removed the night after the picture, and back with it', async () => {
    const { id, url } = await upload(
      'focal',
      await sharp({ create: { width: 600, height: 1200, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    );
    const answer = await send('PATCH', `/media/${id}?uploadEdits[focalPoint][x]=50&uploadEdits[focalPoint][y]=90`, {});
    expect(answer.status, await answer.clone().text()).toBe(200);
    const moved = saved.parse(await answer.json()).doc;
    expect(moved.url).not.toBe(url);
    expect((await site.get(moved.url)).status).toBe(200);

    // A deletion that fails when it is committed.
    await database.client.query(`
      create function refuse_deletion() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
      create constraint trigger refuse_deletion after delete on media deferrable initially deferred
        for each row execute function refuse_deletion()`);
    await send('DELETE', `/media/${id}`, {});
    await database.client.query('drop trigger refuse_deletion on media; drop function refuse_deletion');
    const { rows } = await database.client.query('select from media where id = $1', [id]);
    expect(rows).toHaveLength(1);
    expect((await site.get(moved.url)).status).toBe(200);

    expect((await send('DELETE', `/media/${id}`, {})).status).toBe(200);
    expect((await site.get(moved.url)).status, 'for readers with an open page').toBe(200);
    // The source stays as long as the picture is in the trash.
    await sweepMedia(id, 1);
    expect((await site.get(moved.url)).status).toBe(404);

    const { rows: deleted } = await database.client.query<{ id: number }>('select id from deleted_entries where title = $1', [
      id,
    ]);
    const restore = () => send('POST', `/deleted-entries/${deleted[0]?.id}/restore`, {});
    await upload(id, await square('blue').png().toBuffer());
    const refused = await restore();
    expect([refused.status, refusal.parse(await refused.json()).errors[0]?.message]).toEqual([
      409,
      `Another picture has the name ${id} now, so nothing was restored. Rename or delete that one first.`,
    ]);
    expect((await send('DELETE', `/media/${id}`, {})).status).toBe(200);
    const restored = await restore();
    expect(restored.status, await restored.clone().text()).toBe(200);
    expect((await site.get(moved.url)).status, 'with the same focal point, so under the same name').toBe(200);

    expect((await send('DELETE', `/media/${id}`, {})).status).toBe(200);
    await send('DELETE', '/deleted-entries?where[of][equals]=media', {});
    await sweepMedia(id, 0);
  });
});

/** Runs the nightly job on files that are two days old, and waits until so many files of a picture are left. */
async function sweepMedia(id: string, left: number): Promise<void> {
  const filesOfIt = async () => (await traces()).files.filter((file) => file.startsWith(`${id}-`));
  const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
  for (const folderName of ['public', 'source'])
    for (const file of await filesOfIt())
      if (existsSync(path.join(store, folderName, file))) utimesSync(path.join(store, folderName, file), twoDaysAgo, twoDaysAgo);
  await database.client.query(
    "insert into payload_jobs (task_slug, queue, processing, total_tried) values ('sweep-media', 'upkeep', false, 0)",
  );
  await expect.poll(async () => (await filesOfIt()).length).toBe(left);
}

describe('a picture on pages', () => {
  const PAGE = '/company/about';
  const LAB = '/edb-labs/uuid-v4-v7-and-bigint-keys';
  const OTHERS = ['/services/support', '/products/view-all', '/edb-labs/insert-copy-and-batches'];
  const pageList = z.object({ docs: z.array(z.looseObject({ id: z.number(), layout: z.array(z.unknown()) })) });
  const html = async (urlPath: string) => (await site.get(urlPath)).text();
  const json = (method: string, urlPath: string, body?: object) =>
    fetch(`${site.url}/api${urlPath}`, {
      method,
      headers: { Origin: site.url, Cookie: session, 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

  it('that is replaced is replaced on exactly the pages that show it', async () => {
    const { url } = await upload('placed', await square('#56789a').png().toBuffer());
    const { docs } = pageList.parse(await (await json('GET', `/pages?depth=0&where[url][equals]=${PAGE}`)).json());
    const layout = [...(docs[0]?.layout ?? []), { blockType: 'picture', media: 'placed', caption: 'What to *notice*.' }];
    expect((await json('PATCH', `/pages/${docs[0]?.id}`, { layout, _status: 'published' })).status).toBe(200);
    const before = await html(PAGE);
    expect(before).toContain(url);
    expect(before).toMatch(
      /<source type="image\/avif" srcSet="\/media\/placed-[0-9a-f]{12}-480\.avif 480w, \/media\/placed-[0-9a-f]{12}-700\.avif 700w"/i,
    );
    expect(before).toContain('What to <em>notice</em>.');
    const dropped = async () => {
      const { rows } = await database.client.query<{ key: string }>(
        'select key from page_cache.page where not page_cache.is_fresh(tags, snapshot)',
      );
      return rows.map(({ key }) => key.slice(key.indexOf('/$') + 2));
    };
    // Other pages that are outdated already couldn't be seen to become so.
    await expect
      .poll(async () => {
        for (const urlPath of [LAB, ...OTHERS]) await html(urlPath);
        return (await dropped()).filter((urlPath) => [LAB, ...OTHERS].includes(urlPath));
      })
      .toEqual([]);
    const earlier = await dropped();
    const answer = await send('PATCH', '/media/placed', {}, { name: 'b.png', bytes: await square('#6789ab').png().toBuffer() });
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect((await dropped()).filter((urlPath) => !earlier.includes(urlPath))).toEqual([PAGE]);
    const after = await html(PAGE);
    expect(after).not.toContain(url);
    const replaced = saved.parse(await answer.json()).doc.url;
    expect(after).toContain(replaced);
    expect((await site.get(replaced)).status).toBe(200);
    // A visitor who has the page open still gets the previous one.
    expect((await site.get(url)).status).toBe(200);
  });

  it('stays while a page or a text shows it, and the refusal to delete it names them', async () => {
    const labs = z.object({ docs: z.array(z.looseObject({ id: z.number(), body: z.string() })) });
    const slug = path.basename(LAB);
    const { docs } = labs.parse(await (await json('GET', `/labs?depth=0&where[slug][equals]=${slug}`)).json());
    const body = `${docs[0]?.body}\n\n![](media:insert-rates "Rows per second of each method.")\n`;
    expect((await json('PATCH', `/labs/${docs[0]?.id}`, { body, _status: 'published' })).status).toBe(200);
    for (const [name, shownBy] of [
      ['placed', PAGE],
      ['insert-rates', LAB],
    ] as const) {
      const answer = await json('DELETE', `/media/${name}`);
      expect(answer.status).toBe(409);
      expect(refusal.parse(await answer.json()).errors[0]?.message).toContain(shownBy);
      expect((await json('GET', `/media/${name}`)).status).toBe(200);
    }
  });

  it('stays while a draft that was never published shows it, and not longer', async () => {
    await upload('drafted', await square('#345678').png().toBuffer());
    const created = await json('POST', '/pages?draft=true', { _status: 'draft' });
    const { id } = z.object({ doc: z.object({ id: z.number() }) }).parse(await created.json()).doc;
    const layout = [{ blockType: 'picture', media: 'drafted' }];
    const saveDraft = async (fields: object) =>
      expect((await json('PATCH', `/pages/${id}?draft=true&autosave=true`, fields)).status).toBe(200);
    await saveDraft({ label: 'Only a draft', layout });
    const refused = await json('DELETE', '/media/drafted');
    expect([refused.status, refusal.parse(await refused.json()).errors[0]?.message]).toEqual([
      409,
      expect.stringContaining('the draft “Only a draft”'),
    ]);
    await saveDraft({ layout: [] });
    expect((await json('DELETE', '/media/drafted')).status).toBe(200);
  });

  it('that does not exist is rejected where it is used', async () => {
    const { docs } = pageList.parse(await (await json('GET', `/pages?depth=0&where[url][equals]=${PAGE}`)).json());
    const answer = await json('PATCH', `/pages/${docs[0]?.id}`, {
      layout: [...(docs[0]?.layout ?? []), { blockType: 'picture', media: 'no-such' }],
      _status: 'published',
    });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(await answer.json())).toContain('there is no such picture');
  });

  it('in an article has its full URL in feeds', async () => {
    expect(await html(`${LAB}.md`)).toMatch(
      new RegExp(`!\\[Six ways to insert[^\\]]*\\]\\(${site.url}/media/insert-rates-[0-9a-f]{12}\\.svg\\)`),
    );
    expect(await html(LAB)).toContain('<figcaption>Rows per second of each method.');
  });
});
