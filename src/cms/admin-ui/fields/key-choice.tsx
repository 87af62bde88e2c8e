'use client';

import { useConfig } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { type ReactElement, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { requestJson } from '../request-json';
import { ChoiceField } from './choice-field';

const namedRowsSchema = z.object({ docs: z.array(z.object({ key: z.string(), name: z.string() })) });
type NamedRow = z.infer<typeof namedRowsSchema>['docs'][number];

interface KeyChoiceProps extends TextFieldClientProps {
  readonly collection: string;
}

/** Renders a text field for the key of a row in another collection, such as an author, as a list of names. */
export function KeyChoice({ collection, ...props }: KeyChoiceProps): ReactElement {
  const { config } = useConfig();
  const query = 'pagination=false&depth=0&sort=name&select[key]=true&select[name]=true';
  const rows = useNamedRows(`${config.routes.api}/${collection}?${query}`);
  return <ChoiceField {...props} options={rows.map(({ key, name }) => ({ value: key, label: name }))} />;
}

/** Loads the rows. If that fails, the list has only the one that is chosen already. */
function useNamedRows(url: string): readonly NamedRow[] {
  const [rows, setRows] = useState<readonly NamedRow[]>([]);
  useEffect(() => {
    requestJson(url)
      .then((answer) => setRows(namedRowsSchema.parse(answer).docs))
      .catch((error: unknown) => console.warn('The list to choose from could not be loaded:', error));
  }, [url]);
  return rows;
}
