import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sanitizeSvg, isSvg } from './sanitize-svg';

const drawing = (inside: string, attributes = 'viewBox="0 0 20 10"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`);
const clean = (inside: string, attributes?: string) => sanitizeSvg(drawing(inside, attributes)).bytes.toString();

describe('sanitizeSvg', () => {
  it.each<[string, string, string]>([
    ['with values', ' ', '="1"'],
    ['without values', ' ', ''],
    ['whose names begin like tags', ' <', ''],
    ['separated by slashes', '/', ''],
  ])('rejects more attributes %s than the parser can compare in a moment', (_how, before, after) => {
    const attributes = Array.from({ length: 25_000 }, (_each, index) => `${before}a${index}${after}`).join('');
    expect(() => clean(`<path${attributes}/>`)).toThrow('more than 1,000 attributes');
    expect(() => clean(`<!--><path${attributes}/><!-- -->`)).toThrow('more than 1,000 attributes');
    expect(() => clean(`<g></g${attributes}>`)).toThrow('more than 1,000 attributes');
  });

  it('keeps long paths, text, and styles', () => {
    const inside =
      `<!-- by <tool> --><path d="M0 0${' L1 1'.repeat(20_000)}"/><text>${'a b '.repeat(20_000)}</text>` +
      `<style>${'path{fill:#fff} '.repeat(10_000)}</style>`;
    expect(clean(inside).length).toBeGreaterThan(300_000);
  });

  it('keeps everything that draws', async () => {
    const inside =
      '<title>T</title><defs><linearGradient id="g">' +
      '<stop offset="0" stop-color="red"></stop></linearGradient></defs><g fill="url(#g)" stroke-dasharray="1 2">' +
      '<path d="M0 0h1"></path><text x="1" text-anchor="middle">a &amp; b</text></g>' +
      '<style>@media (prefers-color-scheme:dark){path{fill:#fff}}</style><use href="#g"></use>';
    const cleaned = sanitizeSvg(drawing(inside));
    const text = cleaned.bytes.toString();
    for (const part of [
      '<linearGradient id="g">',
      'stop-color="red"',
      'fill="url(#g)"',
      'stroke-dasharray="1 2"',
      'text-anchor="middle"',
      'prefers-color-scheme:dark',
      '<use href="#g"/>',
      '<title>T</title>',
    ])
      expect(text).toContain(part);
    expect(cleaned).toMatchObject({ kind: 'vector', width: 20, height: 10 });
    expect(sanitizeSvg(cleaned.bytes).bytes.toString()).toBe(text);
    // The result is well-formed XML.
    expect(await sharp(cleaned.bytes).metadata()).toMatchObject({ format: 'svg', width: 20, height: 10 });
  });

  it.each<[string, string, string?]>([
    ['a script', '<script>alert(1)</script>'],
    ['a script in another namespace', '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'],
    ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>'],
    ['an event on the root', '', 'viewBox="0 0 20 10" onload="alert(1)"'],
    ['an event', '<rect onclick="alert(1)" OnMouseOver="alert(1)"/>'],
    ['a link that runs', '<a href="javascript:alert(1)"><rect/></a>'],
    ['a link that runs, the older way', '<a xlink:href="java&#x73;cript:alert(1)"><rect/></a>'],
    [
      'HTML',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.example/alert"></iframe></body></foreignObject>',
    ],
    [
      'animation that makes a link',
      '<a id="x"><rect/></a><set href="#x" attributeName="href" to="javascript:alert(1)"/>' +
        '<animate xlink:href="#x" attributeName="href" values="javascript:alert(1)"/>',
    ],
    [
      'another file',
      '<use href="https://evil.example/alert.svg#x"/><use xlink:href="//evil.example/alert#x"/>' +
        '<image href="https://evil.example/alert.png"/>',
    ],
    ['data', '<use href="data:image/svg+xml;base64,alert"/><image href="data:image/png;base64,alert"/>'],
    [
      'paint from elsewhere',
      '<rect fill="url(https://evil.example/alert#a)" stroke="URL( \'//evil.example/alert\' )" filter="url(alert.svg#a)"/>',
    ],
    [
      'styles from elsewhere',
      '<style>@import "https://evil.example/alert.css";</style><style>rect{fill:url(https://evil.example/alert)}</style>',
    ],
    [
      'styles that hide what they do',
      '<style>@\\69mport "https://evil.example/alert.css";</style><rect style="fill:u\\72l(//evil.example/alert)"/>',
    ],
    [
      'a style attribute that fetches',
      '<rect style="background:url(//evil.example/alert)"/><rect style="fill:image-set(\'//evil.example/alert\' 1x)"/>',
    ],
    ['an element in a style', '<style><img src="x" onerror="alert(1)"/></style><style>&lt;/style>&lt;script>alert(1)</style>'],
    ['comments and instructions', '<!-- alert --><?xml-stylesheet href="alert.css"?><!-- --!><script>alert(1)</script> -->'],
    ['metadata', '<metadata><who>alert</who></metadata>'],
  ])('removes %s', async (_name, inside, attributes) => {
    const text = clean(inside, attributes);
    expect(text).not.toMatch(/alert|evil|script|@import|onload|onclick|foreign|<image|<a[\s>]/i);
    expect(await sharp(Buffer.from(text)).metadata()).toMatchObject({ width: 20 });
  });

  it('removes nested uses, which grow exponentially', () => {
    const bomb = `<defs><g id="a"><path d="M0 0"/></g>${'bcdefgh'
      .split('')
      .map((name, index) => `<g id="${name}">${`<use href="#${'abcdefgh'[index]}"/>`.repeat(10)}</g>`)
      .join('')}</defs><use href="#h"/>`;
    expect(clean(bomb).match(/<use/g)).toHaveLength(1);
  });

  it.each<[string, Buffer, string]>([
    [
      'entities',
      Buffer.from(
        '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>' +
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><text>&b;</text></svg>',
      ),
      'entities',
    ],
    [
      'an entity from outside',
      Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg viewBox="0 0 1 1">&x;</svg>',
      ),
      'entities',
    ],
    ['no size', drawing('<rect/>', ''), 'specify its size'],
    ['a size that is none', drawing('<rect/>', 'viewBox="0 0 0 10"'), 'specify its size'],
    ['a size beyond all measure', drawing('<rect/>', 'viewBox="0 0 1e9 1"'), 'specify its size'],
    ['no end', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g>'), 'damaged or incomplete'],
    [
      'bytes that are no text',
      Buffer.concat([Buffer.from('<svg viewBox="0 0 1 1">'), Buffer.from([0xff, 0xfe]), Buffer.from('</svg>')]),
      'damaged or incomplete',
    ],
    ['depth', drawing('<g>'.repeat(5000) + '</g>'.repeat(5000)), 'damaged or incomplete'],
    ['parts without number', drawing('<rect/>'.repeat(50_000)), '20,000 elements'],
    ['weight', drawing(`<desc>${'x'.repeat(1_000_001)}</desc>`), '1 MB'],
  ])('rejects a drawing with %s', (_name, file, reason) => {
    expect(isSvg(file)).toBe(true);
    expect(() => sanitizeSvg(file)).toThrow(reason);
  });

  it('detects an SVG by its first element, which excludes HTML', () => {
    expect(
      isSvg(
        Buffer.from(
          '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n' +
            '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg>',
        ),
      ),
    ).toBe(true);
    expect(isSvg(Buffer.from('<html><svg></svg></html>'))).toBe(false);
    expect(isSvg(Buffer.from('GIF89a<svg>'))).toBe(false);
  });

  const comments = '<!--a-->'.repeat(10_000);
  it.each([
    ['comments without an element', `${comments}x`],
    ['document types without an element', `${'<!DOCTYPE a[]>'.repeat(5_000)}x`],
  ])('sees at once that many %s are no drawing', (_name, text) => {
    expect(isSvg(Buffer.from(text))).toBe(false);
  });

  const begin = '<svg viewBox="0 0 1 1">';
  it.each([
    ['comments before a text', `${begin}</svg>${comments}x`],
    ['comments that do not end', `${begin}${'</svg><!--'.repeat(19_000)}${'x'.repeat(700_000)}`],
    ['elements that do not end', `${begin}${'<svg'.repeat(39_000)}${'x'.repeat(700_000)}`],
    ['document types', `${begin}${'<!DOCTYPE '.repeat(39_000)}${'x'.repeat(500_000)}`],
  ])('sees at once that a drawing with many %s is damaged', (_name, text) => {
    expect(() => sanitizeSvg(Buffer.from(text))).toThrow('damaged or incomplete');
  });

  it('accepts comments after a drawing', () => {
    const text = `${begin}<rect/></svg>\n${comments}\n`;
    expect(sanitizeSvg(Buffer.from(text)).bytes.toString()).toContain('<rect/>');
  });
});
