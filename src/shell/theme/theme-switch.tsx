import type { ReactElement } from 'react';
import css from './theme-switch.module.css';

const THEMES = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

/**
 * The choice between light, dark and what the system says. The style sheet follows the checked input by itself, so
 * that it works without JavaScript; a script in the root layout only remembers the choice.
 */
export function ThemeSwitch(): ReactElement {
  return (
    <fieldset className={css.switch}>
      <legend className="visually-hidden">Theme</legend>
      {THEMES.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name="theme" value={value} defaultChecked={value === 'system'} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
