'use client';

import { useState, type ReactElement } from 'react';
import { formatDay, useAccountData } from '@/modules/account/client';
import { DOWNLOAD_PRODUCTS, PRODUCT_LABELS, isOneOf } from '@/modules/downloads/client';
import { SampleBadge } from '@/ui/sample-badge';
import css from './dashboard.module.css';
import { DashboardSection } from './dashboard-section';
import { entitledFilesSchema, type EntitledFile } from './entitled-files';

/** Shows the files that the person may download, for one product when the page was opened with `?product=`. */
export function Downloads(): ReactElement {
  const loaded = useAccountData('/account/downloads', entitledFilesSchema);
  return (
    <DashboardSection source={loaded} label="downloads" sizeClass={css.downloads}>
      {({ files }) => <FileList files={files} />}
    </DashboardSection>
  );
}

function FileList({ files }: { readonly files: readonly EntitledFile[] }): ReactElement {
  const [product, setProduct] = useState(() => new URLSearchParams(location.search).get('product') ?? '');
  const products = [...new Set(files.map((file) => file.product))];
  const shown = files.filter((file) => !products.includes(product) || file.product === product);
  return (
    <>
      {products.length > 1 ? (
        <label className={css.filter}>
          Product{' '}
          <select value={products.includes(product) ? product : ''} onChange={(event) => setProduct(event.target.value)}>
            <option value="">All products</option>
            {products.map((key) => (
              <option key={key} value={key}>
                {getProductLabel(key)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {shown.length === 0 ? <p>There are no files for you yet.</p> : null}
      <ul className={css.rows}>
        {shown.map((file) => (
          <li key={file.url}>
            <h3>
              {getProductLabel(file.product)} {file.version}
            </h3>
            <p>
              <a href={file.url} download="">
                {file.name}
              </a>{' '}
              {file.sample ? <SampleBadge /> : null}
            </p>
            <p>
              {file.label}.{' '}
              {file.endsOn === null ? 'Needs no subscription.' : `Included in your subscription until ${formatDay(file.endsOn)}.`}
            </p>
          </li>
        ))}
      </ul>
      <p>
        Subscription files require your registry user name and a token. For packages and commands,{' '}
        <a href="/software-downloads-postgres">choose a product and system</a>.
      </p>
    </>
  );
}

function getProductLabel(key: string): string {
  return isOneOf(DOWNLOAD_PRODUCTS, key) ? PRODUCT_LABELS[key] : key;
}
