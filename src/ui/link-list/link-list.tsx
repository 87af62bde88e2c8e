import type { ReactElement } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import css from './link-list.module.css';

export interface LinkListItem {
  readonly url: string;
  readonly label: string;
  readonly description: string;
  readonly icon?: IconName | undefined;
}

/** The class of the list, for markup that React doesn't render. */
export const LINK_LIST_CLASS = `card-links ${css.list}`;

/** The number of columns of cards on a wide screen. */
const CARD_COLUMNS = 3;

/** With more cards than this, a phone shows only their names. */
const DESCRIBED_CARDS_MAX = 12;

interface LinkListProps {
  readonly links: readonly LinkListItem[];
  /** Whether the links are in columns across the page, with larger icons, instead of in rows beside a heading. */
  readonly asCards?: boolean;
}

/** Links with an icon, a label and a description. The whole row, or card, is clickable. */
export function LinkList({ links, asCards = false }: LinkListProps): ReactElement {
  const alone = asCards && links.length % CARD_COLUMNS === 1 ? links.at(-1) : undefined;
  return (
    <ul className={asCards ? buildCardsClass(links.length) : LINK_LIST_CLASS}>
      {links.map(({ url, label, description, icon }) => (
        <li key={url} className={url === alone?.url ? css.alone : undefined}>
          {icon ? <Icon name={icon} /> : null}
          <a href={url} rel={url.startsWith('http') ? 'noopener' : undefined}>
            {label}
          </a>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

/** Not counted in CSS: the layout would shift as cards arrive. */
function buildCardsClass(count: number): string {
  return ['card-links', css.cards, count > DESCRIBED_CARDS_MAX ? css.named : undefined].filter(Boolean).join(' ');
}
