import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { OPEN_GRAPH_IMAGE_PX } from '@/platform/constants';
import { getFontStack } from '@/platform/fonts/font-stack';
import { createPictureResponse, isShownInPictures } from './picture-response';

type Picture = Parameters<typeof createPictureResponse>[0];

/** Renders a picture and lists the requests to other servers. */
async function render(picture: Picture): Promise<{ file: Buffer; requests: string[] }> {
  const requests: string[] = [];
  const original = globalThis.fetch;
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    // The layout engine reads its WebAssembly with the function.
    if (url.startsWith('data:')) return original(input, init);
    requests.push(url);
    return Promise.reject(new Error('A request left the server.'));
  });
  try {
    const file = Buffer.from(await createPictureResponse(picture).arrayBuffer());
    return { file, requests };
  } finally {
    fetch.mockRestore();
  }
}

const renderEverywhere = (text: string) => render({ siteName: text, title: text, detail: text, note: text });

it.each(['Łukasz', 'Nguyễn', 'Юлия', '山田太郎', '😀', '👩‍💻 Ada', 'a\u0331', 'α\u2028\u0301', '1️⃣', 'محمد', '\u{1D400}', ''])(
  'a picture with “%s” is a PNG, and no request leaves the server',
  async (text) => {
    const { file, requests } = await renderEverywhere(text);
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height, requests }).toEqual({ format: 'png', ...OPEN_GRAPH_IMAGE_PX, requests: [] });
  },
);

it('every character of the fonts can be in a picture without a request', async () => {
  const codes = new Set(getFontStack('bold').flatMap(({ characters }) => [...characters]));
  const words = [...codes].map((code) => String.fromCodePoint(code)).join(' ');
  expect((await render({ siteName: 'Example', title: 'Example', note: words })).requests).toEqual([]);
});

it('characters without a font are left out, and a title of nothing else is the site’s name', async () => {
  const { file } = await render({ siteName: 'Example', title: 'Example', note: 'News' });
  expect((await render({ siteName: 'Example', title: '山田太郎', note: 'News 🎉' })).file.equals(file)).toBe(true);
});

it('a name is shown if the fonts have all its letters', () => {
  const names = ['Łukasz Żółć', 'Nguyễn Thị Ánh', 'Юлия', 'Γιώργος', 'Jose\u0301', 'Adébáyọ\u0300', '山田太郎', 'Ada 😀'];
  expect(names.filter(isShownInPictures)).toEqual(names.slice(0, 5));
});
