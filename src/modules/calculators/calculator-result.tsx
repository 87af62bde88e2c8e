import type { ReactElement } from 'react';
import { Hero } from '@/blocks/hero/hero';
import { type Breadcrumb, Breadcrumbs } from '@/ui/breadcrumbs';
import { Section } from '@/ui/section';
import type { Calculator } from './calculation';
import { CalculatorView } from './calculator-view';
import { calculate, parseInput } from './calculator-input';

interface CalculatorResultProps {
  readonly calculator: Calculator;
  readonly query: Readonly<Record<string, unknown>>;
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** The result page, rendered for each request: the completed form and the result. */
export function CalculatorResult({ calculator, query, breadcrumbs }: CalculatorResultProps): ReactElement {
  const entered = parseInput(calculator, query);
  const isRefused = calculate(calculator, entered).state === 'refused';
  return (
    <>
      <Hero
        block={{
          blockType: 'hero',
          eyebrow: 'Calculators',
          heading: calculator.title,
          lead: isRefused
            ? 'There is no result yet. Complete the marked fields, and calculate again.'
            : 'Your result, with each step behind it. Change a number and calculate again.',
        }}
        breadcrumbs={<Breadcrumbs items={breadcrumbs} />}
      />
      <Section heading="Your numbers" wide>
        <CalculatorView calculator={calculator} entered={entered} isSent />
      </Section>
    </>
  );
}
