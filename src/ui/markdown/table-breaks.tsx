import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { Fragment, type ReactNode } from 'react';
import { collectElements } from './elements';
import { getHeaderTexts } from './table-headers';

/** A table with more columns than this rarely fits on a phone, so it scrolls there. */
export const NARROW_COLUMNS_MAX = 2;
/** A longer name may not fit into a column of a table that doesn't scroll. */
const UNBROKEN_CHARS_MAX = 10;

/** Finds the code with a long name, such as `max_prepared_statements`, in tables that share the width of a phone. */
export function findLongNames(tree: Root): ReadonlySet<Element> {
  const tables = collectElements(tree).filter(
    (element) => element.tagName === 'table' && getHeaderTexts(element).length <= NARROW_COLUMNS_MAX,
  );
  const codes = tables.flatMap(collectElements).filter(({ tagName }) => tagName === 'code');
  return new Set(codes.filter((code) => /_\w/.test(toString(code)) && toString(code).length > UNBROKEN_CHARS_MAX));
}

/** Lets a name break after its underscores, where it would break anywhere otherwise. These places aren't copied with it. */
export function renderWithBreaks(code: Element): ReactNode {
  return toString(code)
    .split(/(?<=_)/)
    .map((part, index) => (
      <Fragment key={index}>
        {index === 0 ? null : <wbr />}
        {part}
      </Fragment>
    ));
}
