import type { ReactElement } from 'react';
import { SampleBadge } from '@/ui/sample-badge';
import { findFacts } from '@/modules/entries';
import css from './company.module.css';
import { getInitials } from './initials';

/** Lists the company's leadership by area of responsibility, with initials in place of portraits. */
export async function Leadership(): Promise<ReactElement> {
  const people = await findFacts('people');
  return (
    <ul className={css.people}>
      {people.map(({ key, name, role, answers, href, sample }) => (
        <li key={key}>
          <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
            <rect width="48" height="48" />
            <text x="24" y="30" textAnchor="middle">
              {getInitials(name)}
            </text>
          </svg>
          <h3>{href ? <a href={href}>{name}</a> : name}</h3>
          {role ? <p>{role}</p> : null}
          <p>{answers}</p>
          {sample ? <SampleBadge>an example of an area of responsibility</SampleBadge> : null}
        </li>
      ))}
    </ul>
  );
}
