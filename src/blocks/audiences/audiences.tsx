import type { ReactElement } from 'react';
import type { AudiencesBlock } from '@/payload-types';
import { Icon } from '@/ui/icon/icon';
import css from './audiences.module.css';

/** Renders large links side by side, each with one line of proof. */
export function Audiences({ block: { items } }: { readonly block: AudiencesBlock }): ReactElement {
  return (
    <ul className={css.audiences}>
      {items.map(({ icon, title, text, href }) => (
        <li key={title}>
          <Icon name={icon} />
          <a href={href}>{title}</a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
