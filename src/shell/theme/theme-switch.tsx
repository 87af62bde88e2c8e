import type { ReactElement } from 'react';
import css from './theme-switch.module.css';

const THEMES = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

/**
 * Renders the choice between light, dark and the system's setting. The style sheet follows the checked input, so it
 * works without JavaScript. A script in the root layout only saves the choice.
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
