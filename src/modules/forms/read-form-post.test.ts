import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { environment } from '@/platform/environment';
import { type SubmittedValues, validateForm } from './field-schema';
import { type FormRejection, getTextFields, processFormPost } from './read-form-post';

const own = new URL(environment.SITE_URL).origin;
const form = { 'content-type': 'application/x-www-form-urlencoded', origin: own };
const sent = (body: BodyInit) => {
  // A streamed body requires `duplex` (Fetch standard), which the types don't include.
  const init = { method: 'POST', headers: form, body, duplex: 'half' };
  return new Request(`${own}/form-submissions/contact?form=x`, init);
};
const streamed = (begin: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
  sent(new ReadableStream<Uint8Array>({ start: begin }));
const readFormPost = async (
  request: Request,
  limits?: Parameters<typeof processFormPost>[2],
): Promise<FormData | FormRejection> => {
  const found: (FormData | FormRejection)[] = [];
  await processFormPost(
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

describe('readFormPost', () => {
  it('reads fields, including repeated names', async () => {
    const read = await readFormPost(sent('a=1&b=2&a=3&__proto__=x'));
    expect(read instanceof FormData && getTextFields(read)).toEqual(
      Object.fromEntries([
        ['a', ['1', '3']],
        ['b', ['2']],
        ['__proto__', ['x']],
      ]),
    );
  });

  it('times out when no more data arrives', async () => {
    expect(
      await readFormPost(
        streamed((controller) => controller.enqueue(new Uint8Array([97]))),
        short,
      ),
    ).toMatchObject({ status: 408 });
  });

  it('times out when data trickles in', async () => {
    let drops: NodeJS.Timeout | undefined;
    const slow = streamed((controller) => {
      drops = setInterval(() => controller.enqueue(new Uint8Array([97])), 5);
    });
    expect(await readFormPost(slow, short)).toMatchObject({ status: 408 });
    clearInterval(drops);
  });

  it('refuses a body whose sender disconnects', async () => {
    expect(
      await readFormPost(
        streamed((controller) => controller.error(new Error('gone'))),
        short,
      ),
    ).toMatchObject({ status: 408 });
  });

  it('refuses a body that is too large and does not keep the excess', async () => {
    expect(await readFormPost(sent(Buffer.alloc(5_600_000, 97)))).toMatchObject({ status: 413 });
  });
});

describe('a body with very many fields', () => {
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n--\r\n';
  const multipart = (parts: number, type = 'multipart/form-data; boundary=b') =>
    new Request(`${own}/form-submissions/contact?form=x`, {
      method: 'POST',
      headers: { 'content-type': type, origin: own },
      body: `${part.repeat(parts)}--b--\r\n`,
    });

  it('is refused before it is parsed', async () => {
    expect(await readFormPost(sent('a&'.repeat(2_700_000)))).toMatchObject({ status: 413 });
    expect(await readFormPost(multipart(90_000))).toMatchObject({ status: 413 });
    expect(await readFormPost(multipart(90_000, 'multipart/form-data; boundary="b"'))).toMatchObject({ status: 413 });
  });

  it('is refused when its type has another boundary, which has no fields, in a quoted parameter', async () => {
    const read = await readFormPost(multipart(90_000, 'multipart/form-data; x="; boundary=other"; boundary=b'));
    expect(read).toMatchObject({ status: 400 });
  });

  it('is accepted with as many fields as a form could have', async () => {
    const read = await readFormPost(sent('a=1&'.repeat(1_000)));
    expect(read instanceof FormData && getTextFields(read)['a']?.length).toBe(1_000);
    const file = await readFormPost(multipart(900));
    expect(file instanceof FormData && getTextFields(file)['a']?.length).toBe(900);
  });
});

describe('a refused body', () => {
  const multipart =
    `--b\r\nContent-Disposition: form-data; name="message"\r\n\r\nWhat I typed\r\n--b\r\n` +
    `Content-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n${'a'.repeat(5_600_000)}\r\n--b--\r\n`;

  it('returns the text fields before the file', async () => {
    const request = new Request(`${own}/form-submissions/contact?form=x`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b', origin: own },
      body: multipart,
    });
    expect(await readFormPost(request)).toMatchObject({ status: 413, partialValues: { message: ['What I typed'] } });
  });

  it('returns the fields that arrived completely', async () => {
    const slow = streamed((controller) => controller.enqueue(Buffer.from('name=Zo%C3%AB&message=half of it')));
    expect(await readFormPost(slow, short)).toMatchObject({ status: 408, partialValues: { name: ['Zoë'] } });
  });
});

describe('a random body', () => {
  const names = ['name', 'email', 'message', '__proto__', 'toString', ''];
  const noise = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes));
  const urlEncoded = fc
    .tuple(fc.constantFrom(...names), noise)
    .map(([name, value]) => Buffer.concat([Buffer.from(`${name}=`), value, Buffer.from('&email=%FF%00&message=%ED%A0%80')]));
  const multipart = fc
    .tuple(fc.constantFrom(...names), noise, fc.constantFrom('', '\r\n--b\r\n', '\r\n--b--\r\n', '--b--'))
    .map(([name, value, end]) =>
      Buffer.concat([Buffer.from(`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`), value, Buffer.from(end)]),
    );
  const body = fc.oneof(
    fc.record({ type: fc.constant('application/x-www-form-urlencoded'), bytes: fc.oneof(urlEncoded, noise) }),
    fc.record({ type: fc.constant('multipart/form-data; boundary=b'), bytes: fc.oneof(multipart, noise) }),
  );
  const fields = [
    { name: 'name', kind: 'text', label: 'Name' },
    { name: 'email', kind: 'email', label: 'Email', required: true },
    { name: 'message', kind: 'longText', label: 'Message' },
    { name: 'phone', kind: 'phone', label: 'Phone' },
  ] as const;

  it('is read or refused, and what was read can be validated', async () => {
    const validate = (values: SubmittedValues) => validateForm({ fields: [...fields] }, values);
    await fc.assert(
      fc.asyncProperty(body, async ({ type, bytes }) => {
        const read = await readFormPost(
          new Request(`${own}/form-submissions/contact?form=x`, {
            method: 'POST',
            headers: { 'content-type': type, origin: own },
            body: new Uint8Array(bytes),
          }),
        );
        if (!(read instanceof FormData)) expect(read.status).toBe(400);
        // Bytes that are no UTF-8 are no email address.
        else if (!/^[^@]+@[^@]+$/.test(getTextFields(read)['email']?.join() ?? ''))
          expect(validate(getTextFields(read)).ok).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });
});
