import type { ReactElement } from 'react';
import { findFacts } from '@/modules/entries';
import css from './product-groups.module.css';
import type { ProductKind } from './products';

const GROUPS: readonly { readonly label: string; readonly kinds: readonly ProductKind[] }[] = [
  { label: 'Servers', kinds: ['server'] },
  { label: 'Kubernetes and cloud', kinds: ['operator', 'managed-service'] },
  { label: 'Tools and extensions', kinds: ['tool', 'extension'] },
];

/** Shows the products that have a page here, in three groups. */
export async function ProductGroups(): Promise<ReactElement> {
  const products = await findFacts('products');
  return (
    <div className={`card-links ${css.groups}`}>
      {GROUPS.map(({ label, kinds }) => (
        <section key={label}>
          <h3>{label}</h3>
          <ul>
            {products
              .filter(({ kind }) => kinds.includes(kind))
              .flatMap(({ key, name, url, summary }) =>
                url
                  ? [
                      <li key={key}>
                        <a href={url}>{name}</a>
                        <p>{summary}</p>
                      </li>,
                    ]
                  : [],
              )}
          </ul>
        </section>
      ))}
    </div>
  );
}
