import { describe, expect, it } from 'vitest';
import { environment } from '@/platform/environment';
import { isSameOrigin, type FormRejection, getTextFields, withFormPost } from './read-form-post';

const own = new URL(environment.SITE_URL).origin;
const form = { 'content-type': 'application/x-www-form-urlencoded', origin: own };
const sent = (body: BodyInit) => {
  // A body that streams must say so (Fetch standard, `duplex`), which the types do not know.
  const init = { method: 'POST', headers: form, body, duplex: 'half' };
  return new Request(`${own}/sent-form/contact?form=x`, init);
};
const streamed = (begin: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
  sent(new ReadableStream<Uint8Array>({ start: begin }));
const readFormPost = async (request: Request, limits?: Parameters<typeof withFormPost>[2]): Promise<FormData | FormRejection> => {
  const found: (FormData | FormRejection)[] = [];
  await withFormPost(
    request,
    async (read) => {
      found.push(read);
      return new Response();
    },
    limits,
  );
  const [read] = found;
  if (read === undefined) throw new Error('Nothing was read.');
  return read;
};
const short = { silence: 30, all: 200 };

describe('what a form has sent', () => {
  it('is read, with names that come several times', async () => {
    const read = await readFormPost(sent('a=1&b=2&a=3&__proto__=x'));
    expect(read instanceof FormData && getTextFields(read)).toEqual(
      Object.fromEntries([
        ['a', ['1', '3']],
        ['b', ['2']],
        ['__proto__', ['x']],
      ]),
    );
  });

  it('is not waited for when nothing more comes', async () => {
    expect(
      await readFormPost(
        streamed((controller) => controller.enqueue(new Uint8Array([97]))),
        short,
      ),
    ).toMatchObject({ status: 408 });
  });

  it('is not waited for when it comes drop by drop', async () => {
    let drops: NodeJS.Timeout | undefined;
    const slow = streamed((controller) => {
      drops = setInterval(() => controller.enqueue(new Uint8Array([97])), 5);
    });
    expect(await readFormPost(slow, short)).toMatchObject({ status: 408 });
    clearInterval(drops);
  });

  it('is refused when the other side goes away', async () => {
    expect(
      await readFormPost(
        streamed((controller) => controller.error(new Error('gone'))),
        short,
      ),
    ).toMatchObject({ status: 408 });
  });

  it('is refused when it is too large, and what was too much is not kept', async () => {
    expect(await readFormPost(sent(Buffer.alloc(5_600_000, 97)))).toMatchObject({ status: 413 });
  });
});

describe('a body of very many fields', () => {
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n--\r\n';
  const multipart = (parts: number, type = 'multipart/form-data; boundary=b') =>
    new Request(`${own}/sent-form/contact?form=x`, {
      method: 'POST',
      headers: { 'content-type': type, origin: own },
      body: `${part.repeat(parts)}--b--\r\n`,
    });

  it('is refused before it is read', async () => {
    expect(await readFormPost(sent('a&'.repeat(2_700_000)))).toMatchObject({ status: 413 });
    expect(await readFormPost(multipart(90_000))).toMatchObject({ status: 413 });
    expect(await readFormPost(multipart(90_000, 'multipart/form-data; boundary="b"'))).toMatchObject({ status: 413 });
  });

  it('is taken when a form could have as many', async () => {
    const read = await readFormPost(sent('a=1&'.repeat(1_000)));
    expect(read instanceof FormData && getTextFields(read)['a']?.length).toBe(1_000);
    const file = await readFormPost(multipart(900));
    expect(file instanceof FormData && getTextFields(file)['a']?.length).toBe(900);
  });
});

describe('a page of this site', () => {
  const from = (headers: Record<string, string>) => isSameOrigin({ headers: new Headers(headers) });
  const ours: Record<string, string>[] = [
    { origin: own },
    { 'sec-fetch-site': 'same-origin' },
    { origin: own, 'sec-fetch-site': 'same-origin' },
    { referer: `${own}/contact` },
  ];
  const others: Record<string, string>[] = [
    {},
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: `${own}.evil.example` },
    { origin: own, 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { referer: `${own}.evil.example/` },
    { referer: 'nonsense' },
  ];

  it.each(ours)('is known by %j', (headers) => {
    expect(from(headers)).toBe(true);
  });

  it.each(others)('is not where this comes from: %j', (headers) => {
    expect(from(headers)).toBe(false);
  });
});

describe('a body that is not taken', () => {
  const multipart = `--b\r\nContent-Disposition: form-data; name="message"\r\n\r\nWhat I typed\r\n--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n${'a'.repeat(5_600_000)}\r\n--b--\r\n`;

  it('gives back the texts before the file', async () => {
    const request = new Request(`${own}/sent-form/contact?form=x`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b', origin: own },
      body: multipart,
    });
    expect(await readFormPost(request)).toMatchObject({ status: 413, texts: { message: ['What I typed'] } });
  });

  it('gives back the fields that were there in full', async () => {
    const slow = streamed((controller) => controller.enqueue(Buffer.from('name=Zo%C3%AB&message=half of it')));
    expect(await readFormPost(slow, short)).toMatchObject({ status: 408, texts: { name: ['Zoë'] } });
  });
});
