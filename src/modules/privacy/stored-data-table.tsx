import { environment } from '@/platform/environment';
import { RECAPTCHA_ITEMS, STORED_ITEMS } from './stored-data';
import css from './stored-data-table.module.css';

const CAPTION_ID = 'stored-data';

const LISTED_ITEMS = [...Object.values(STORED_ITEMS), ...(environment.BOT_SITE_KEY === undefined ? [] : RECAPTCHA_ITEMS)];

/** Lists what the site stores in a visitor's browser, for the privacy policy. */
export function StoredDataTable() {
  return (
    <div className={css.scroll} role="group" aria-labelledby={CAPTION_ID}>
      <table>
        <caption id={CAPTION_ID}>What this site stores in your browser</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What for</th>
            <th scope="col">Stored for</th>
          </tr>
        </thead>
        <tbody>
          {LISTED_ITEMS.map(({ name, storage, purpose, duration }) => (
            <tr key={name}>
              <th scope="row">
                <code translate="no">{name}</code> ({storage})
              </th>
              <td>{purpose}</td>
              <td>{duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
