import { describe, expect, it } from 'vitest';
import { analyzeSeo, extractText } from './seo-checks';

const hero = { blockType: 'hero', heading: 'A page', lead: 'Its answer.' };
const urls = new Set(['/products']);
const texts = (values: Record<string, unknown>) => analyzeSeo(values, urls).map(({ text }) => text);
const textsWithoutLinks = (values: Record<string, unknown>) => analyzeSeo(values, undefined).map(({ text }) => text);

describe('a page without problems', () => {
  it('gets a single positive finding', () => {
    const layout = [
      hero,
      {
        blockType: 'prose',
        heading: 'One',
        markdown: '### A\n\n#### B\n\n[a link](/products)\n\n```md\n[no link](/nowhere)\n###### no heading\n```',
      },
    ];
    expect(analyzeSeo({ url: '/a', layout }, urls)).toEqual([
      { isProblem: false, text: 'Headings, alt text, and links are in order.' },
    ]);
  });
});

describe('analyzeSeo reports', () => {
  it.each([
    [[], 'no main heading'],
    [[hero, hero], 'more than one main heading'],
    [[{ blockType: 'prose', markdown: 'x' }, hero], 'isn’t at the top'],
  ])('misplaced heroes: %j', (layout, text) => expect(texts({ layout })).toEqual([expect.stringContaining(text)]));

  it('a page without blocks, whose form has their number instead', () =>
    expect(texts({ url: '', layout: 0 })).toEqual([expect.stringContaining('no main heading')]));

  it('a heading that skips a level', () => {
    expect(texts({ body: '## A\n\n#### B\n' })).toEqual(['“B” skips a level of headings: use ###.']);
  });

  it('two sections with the same heading', () => {
    expect(texts({ layout: [hero, { blockType: 'prose', heading: 'One' }, { blockType: 'steps', heading: 'One' }] })).toEqual([
      expect.stringContaining('“One”'),
    ]);
  });

  it('pictures without alt text', () => {
    const layout = [hero, { blockType: 'prose', markdown: '![](/a.png) ![A plan](/b.png)' }];
    expect(textsWithoutLinks({ layout })).toEqual(['A picture has no alt text: write it between the square brackets.']);
  });

  it('a missing picture of the media collection, but no missing alt texts, which are stored there', () => {
    const layout = [
      hero,
      { blockType: 'picture', media: 'plan' },
      { blockType: 'prose', markdown: '![](media:plan) ![](media:absent)' },
    ];
    const known = new Set(['media:plan']);
    expect(analyzeSeo({ layout }, known).map(({ text }) => text)).toEqual(['The picture “absent”: there is no such picture.']);
  });

  it('a broken link once, but no link to the page itself', () => {
    const layout = [hero, { blockType: 'linkCards', items: [{ href: '/nowhere' }, { href: '/nowhere' }, { href: '/own' }] }];
    expect(texts({ url: '/own', layout })).toEqual(['The link to /nowhere: there is no such page.']);
    expect(textsWithoutLinks({ url: '/own', layout })).toEqual([expect.stringContaining('in order')]);
  });
});

it('extractText returns only the words that are shown', () => {
  expect(
    extractText({ layout: [{ blockType: 'hero', heading: 'Two words', links: [{ label: 'More', href: '/a b c' }] }] })
      .split(/\s+/)
      .filter(Boolean),
  ).toEqual(['Two', 'words', 'More']);
});
