import { expect, it } from 'vitest';
import { renderStatic } from '@/ui/render-static';
import { Footer } from './footer';

it('the copyright line has no year, because cached pages would keep it', async () => {
  const html = await renderStatic(<Footer path="/" legalName="Example Corporation" columns={[]} />);
  expect(html).toContain('© Example Corporation. ');
});

it.each(['/newsletter', '/newsletter/check-your-mail', '/newsletter/unsubscribed'])(
  'asks no one on %s to subscribe',
  async (path) => {
    const html = await renderStatic(<Footer path={path} legalName="Example Corporation" columns={[]} />);
    expect(html).not.toContain('type="email"');
    expect(await renderStatic(<Footer path="/" legalName="Example Corporation" columns={[]} />)).toContain('type="email"');
  },
);

it('the page that a column is named after is its overview', async () => {
  const page = { description: '', icon: 'pool' } as const;
  const pages = [
    { ...page, url: '/products', label: 'Products' },
    { ...page, url: '/products/pooling', label: 'Pooling' },
  ];
  const html = await renderStatic(<Footer path="/" legalName="Example Corporation" columns={[{ heading: 'Products', pages }]} />);
  expect(html).toContain('<a href="/products">Overview</a>');
  expect(html).toContain('<a href="/products/pooling">Pooling</a>');
});
