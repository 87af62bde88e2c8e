import { Button } from '@/ui/button';
import { CONSENT_CATEGORIES } from './consent-categories';
import css from './consent-bar.module.css';
import { tagManager } from './settings';

/** Class of the root element where visitors are asked. Elsewhere, no page contains these styles. */
export const consentClassName = tagManager?.needsConsent ? css.asking : undefined;

/**
 * Asks whether the tag manager may load, and for what. It never permanently covers a control, blocks nothing, and gives
 * both answers equal weight. Without JavaScript it isn't shown, and nothing loads then, either.
 */
export function ConsentBar() {
  if (!tagManager?.needsConsent) return null;
  return (
    <section className={css.bar} aria-label="Privacy choices" data-consent-bar="" tabIndex={-1}>
      <div>
        <p>
          With your consent, this site loads Google Tag Manager, which may set cookies and sends data about your visit to Google.
          Nothing is loaded unless you accept. You can change your choice at the bottom of every page.{' '}
          <a href="/privacy-policy">Privacy policy</a>
        </p>
        <details>
          <summary>Choose purposes</summary>
          <label>
            <input type="checkbox" checked disabled />
            <span>
              <strong>Necessary.</strong> Stores your choice and what you ask the site to remember. Always on.
            </span>
          </label>
          {CONSENT_CATEGORIES.map(({ name, label, text }) => (
            <label key={name}>
              <input type="checkbox" name={name} autoComplete="off" />
              <span>
                <strong>{label}.</strong> {text}
              </span>
            </label>
          ))}
          <Button data-consent-choice="chosen">Save this choice</Button>
        </details>
      </div>
      <div className={css.choices}>
        <Button data-consent-choice="accepted">Accept</Button>
        <Button data-consent-choice="declined">Reject</Button>
      </div>
    </section>
  );
}

/**
 * Renders a button that reopens the bar, so that visitors can change their choice. Renders nothing where there is no
 * choice.
 */
export function PrivacyChoices() {
  if (!tagManager?.needsConsent) return null;
  return (
    <button type="button" className={css.again} data-consent-choice="asked">
      Privacy choices
    </button>
  );
}
