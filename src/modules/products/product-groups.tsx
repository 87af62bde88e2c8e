import type { ReactElement } from 'react';
import { findFacts } from '@/modules/entries';
import { resolveLinks } from '@/modules/pages';
import type { IconName } from '@/ui/icon';
import { Icon } from '@/ui/icon/icon';
import css from './product-groups.module.css';
import type { ProductKind } from './products';

const GROUPS: readonly { readonly label: string; readonly kinds: readonly ProductKind[] }[] = [
  { label: 'Servers', kinds: ['server'] },
  { label: 'Kubernetes and cloud', kinds: ['operator', 'managed-service'] },
  { label: 'Tools and extensions', kinds: ['tool', 'extension'] },
];

/** Shows the products that have a page here, in three groups, with the icons of their pages. */
export async function ProductGroups(): Promise<ReactElement> {
  const products = await findFacts('products');
  const pages = await resolveLinks(products.flatMap(({ url }) => url ?? []));
  const icons = new Map(pages.map(({ url, icon }) => [url, icon]));
  return (
    <div className={`card-links ${css.groups}`}>
      {GROUPS.map(({ label, kinds }) => (
        <section key={label}>
          <h3>{label}</h3>
          <ul>
            {products
              .filter(({ kind }) => kinds.includes(kind))
              .flatMap(({ key, name, url, summary }) =>
                url ? [<ProductCard key={key} name={name} url={url} summary={summary} icon={icons.get(url)} />] : [],
              )}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface ProductCardProps {
  readonly name: string;
  readonly url: string;
  readonly summary: string;
  readonly icon: IconName | undefined;
}

function ProductCard({ name, url, summary, icon }: ProductCardProps): ReactElement {
  return (
    <li>
      {icon ? <Icon name={icon} /> : null}
      <a href={url}>{name}</a>
      <p>{summary}</p>
    </li>
  );
}
