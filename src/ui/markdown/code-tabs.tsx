import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { Children, Fragment, type ReactElement, type ReactNode, useId } from 'react';
import css from './code-tabs.module.css';

interface CodeTabsProps {
  readonly node: Element;
  /** Alternately the label and the block of each tab. */
  readonly children: ReactNode;
}

/**
 * Code blocks with alternatives for different platforms, one shown at a time. They are a group of radio buttons, so
 * that arrow keys switch between them without a script. Without styles and in print, all are shown below their
 * labels.
 */
export function CodeTabs({ node, children }: CodeTabsProps): ReactElement {
  // A page may have several texts with tabs, and radio buttons with the same name share their selection.
  const id = useId();
  const names = node.children.flatMap((child) => (child.type === 'element' && child.tagName === 'p' ? [toString(child)] : []));
  const blocks = Children.toArray(children).filter((_child, place) => place % 2 === 1);
  return (
    <fieldset className={css.tabs} aria-label={`Choose: ${names.join(', ')}`}>
      {names.map((name, place) => (
        <Fragment key={name}>
          <label>
            <input type="radio" name={id} value={name} defaultChecked={place === 0} />
            {name}
          </label>
          {blocks[place]}
        </Fragment>
      ))}
    </fieldset>
  );
}
