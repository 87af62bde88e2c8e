import type { ReactElement, ReactNode } from 'react';
import css from './fact-list.module.css';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Short facts as pairs of name and value. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }): ReactElement {
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
