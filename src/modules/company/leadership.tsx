import type { ReactElement } from 'react';
import { SampleNote } from '@/ui/sample-note';
import { factsOf } from '@/modules/entries';
import css from './company.module.css';
import { getInitials } from './initials';

/** Lists the company's leadership by area of responsibility, with initials in place of portraits. */
export async function Leadership(): Promise<ReactElement> {
  const people = await factsOf('people');
  return (
    <>
      {people.some(({ sample }) => sample) ? (
        <SampleNote>
          Roles, and what they answer for, are examples. Nobody has been invented for them, so they have no names.
        </SampleNote>
      ) : null}
      <ul className={css.people}>
        {people.map(({ key, name, role, answers, href }) => (
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
          </li>
        ))}
      </ul>
    </>
  );
}
