import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseInput } from './calculator-input';
import { CalculatorView } from './calculator-view';
import { findCalculator } from './calculators';

test('missing values are listed above the form, each with a link to its field', () => {
  const calculator = findCalculator('cost');
  if (calculator === undefined) throw new Error('There is no calculator of the cost.');
  const render = (query: Record<string, string>): string =>
    renderToStaticMarkup(<CalculatorView calculator={calculator} entered={parseInput(calculator, query)} isSent />);
  const [summary = ''] = /<div role="alert">[^]*?<\/div>/.exec(render({})) ?? [];
  const targets = [...summary.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThan(1);
  for (const id of targets) expect(render({})).toMatch(new RegExp(`<input id="${id}"[^>]*aria-invalid="true"`));
  const filled = Object.fromEntries(targets.map((id = '') => [id.replace('enter-', ''), '16']));
  expect(render(filled)).not.toContain('role="alert"');
});
