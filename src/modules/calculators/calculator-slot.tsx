import type { ReactElement } from 'react';
import { CalculatorView } from './calculator-view';
import { CALCULATORS, findCalculator, getCalculatorUrl } from './calculators';
import { parseInput } from './calculator-input';

/** Shows the calculator in the page's URL, or links to all of them on any other page. */
export function CalculatorSlot({ page }: { readonly page: string }): ReactElement {
  const calculator = findCalculator(page.split('/').at(-1) ?? '');
  if (calculator === undefined)
    return (
      <ul>
        {CALCULATORS.map((each) => (
          <li key={each.slug}>
            <a href={getCalculatorUrl(each)}>{each.title}</a>
          </li>
        ))}
      </ul>
    );
  return <CalculatorView calculator={calculator} entered={parseInput(calculator, {})} isSent={false} />;
}
