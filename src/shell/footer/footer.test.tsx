import { expect, it } from 'vitest';
import { renderStatic } from '@/ui/render-static';
import { Footer } from './footer';

it('the copyright line has no year, because cached pages would keep it', async () => {
  const html = await renderStatic(<Footer path="/" legalName="Example Corporation" columns={[]} />);
  expect(html).toContain('© Example Corporation. ');
});
