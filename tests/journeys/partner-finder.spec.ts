import { expect, test } from '@playwright/test';

const FINDER = '/partners/find-partner';

test.describe('the partner finder without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('combines kind, region, and skill in a URL, and shows the matching partners', async ({ page }) => {
    await page.goto(FINDER);
    await page.getByLabel('Kind').selectOption('consulting');
    await page.getByLabel('Region').selectOption('europe');
    await page.getByLabel('Skill').selectOption('kubernetes');
    await page.getByRole('button', { name: 'Show partners' }).click();
    await expect(page).toHaveURL(new RegExp(`${FINDER}/kind/consulting/region/europe/skill/kubernetes#list$`));
    await expect(page.getByText(/^1 of \d+ partners$/)).toBeVisible();
    await expect(page.getByLabel('Kind'), 'what was chosen stays chosen').toHaveValue('consulting');
    await page.locator('#list ol a').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kubernetes/);
    await expect(page.getByTitle(/^Sample: /).first()).toBeVisible();
  });

  test('says when no partner matches, and links to close matches', async ({ page }) => {
    await page.goto(`${FINDER}/kind/training/region/latin-america`);
    await expect(page.getByText('No partner matches all filters: Training (kind), Latin America.')).toBeVisible();
    await page.locator('#list').getByRole('link', { name: 'Latin America' }).click();
    await expect(page.locator('#list ol > li').first()).toBeVisible();
  });

  test('has no page for unknown values', async ({ page }) => {
    for (const end of ['kind/unknown', 'region/europe/kind/consulting', 'page/9', 'nobody']) {
      const answer = await page.goto(`${FINDER}/${end}`);
      expect(answer?.status(), end).toBe(404);
      await expect(page.getByRole('heading', { name: 'Suggested pages' })).toBeVisible();
    }
  });
});

test('the finder works by keyboard, and every count is right', async ({ page }) => {
  await page.goto(FINDER);
  const kind = page.getByLabel('Kind');
  await kind.focus();
  await page.keyboard.press('ArrowDown');
  const option = await kind.locator('option:checked').textContent();
  const count = /\((\d+)\)$/.exec(option ?? '')?.[1] ?? '';
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Region')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show partners' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/kind\/consulting#list$/);
  await expect(page.getByText(new RegExp(`^${count} of \\d+ partners$`))).toBeVisible();
});

test('a filter is a link that keeps the other filters', async ({ page }) => {
  await page.goto('/customers/industry/finance');
  await page
    .getByRole('navigation', { name: 'Filter' })
    .getByRole('link', { name: /^Security/ })
    .click();
  await expect(page).toHaveURL(/\/customers\/industry\/finance\/need\/security#list$/);
  await expect(page.locator('#list ol > li')).toHaveCount(1);
});
