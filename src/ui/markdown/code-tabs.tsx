import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { Children, Fragment, type ReactElement, type ReactNode } from 'react';
import css from './code-tabs.module.css';

interface CodeTabsProps {
  readonly node: Element;
  /** For each block its name and the block, in turns. */
  readonly children: ReactNode;
  /** The place of this group among those of the text, which keeps its choice apart from theirs. */
  readonly index: number;
}

/**
 * Blocks of code that do the same in different places, one shown at a time: a group of radio buttons, so that arrow keys
 * change between them and no script is needed. Without styles and in print, all are there below their names.
 */
export function CodeTabs({ node, children, index }: CodeTabsProps): ReactElement {
  const names = node.children.flatMap((child) => (child.type === 'element' && child.tagName === 'p' ? [toString(child)] : []));
  const blocks = Children.toArray(children).filter((_child, place) => place % 2 === 1);
  return (
    <fieldset className={css.tabs} aria-label={`Choose: ${names.join(', ')}`}>
      {names.map((name, place) => (
        <Fragment key={name}>
          <label>
            <input type="radio" name={`tabs-${index}`} value={name} defaultChecked={place === 0} />
            {name}
          </label>
          {blocks[place]}
        </Fragment>
      ))}
    </fieldset>
  );
}
