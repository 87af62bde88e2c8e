import type { ReactElement } from 'react';
import { Section } from '@/ui/section';
import type { Calculator } from './calculation';
import { CalculatorView } from './calculator-view';
import { readEntered } from './read-input';

interface CalculatorResultProps {
  readonly calculator: Calculator;
  readonly query: Readonly<Record<string, unknown>>;
}

/** The page of a result, which is made for each request: the form as it was filled in, and the answer. */
export function CalculatorResult({ calculator, query }: CalculatorResultProps): ReactElement {
  return (
    <>
      <Section>
        <h1>{calculator.title}</h1>
      </Section>
      <Section heading="Your numbers" wide>
        <CalculatorView calculator={calculator} entered={readEntered(calculator, query)} isSent />
      </Section>
    </>
  );
}
