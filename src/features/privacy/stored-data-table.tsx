import { STORED_ITEMS } from './stored-data';

/** What the site keeps in a visitor's browser, as the privacy policy shows it. */
export function StoredDataTable() {
  return (
    <table>
      <caption>What this site keeps in your browser</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">What for</th>
          <th scope="col">Kept for</th>
        </tr>
      </thead>
      <tbody>
        {Object.values(STORED_ITEMS).map(({ name, where, purpose, lasts }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code> ({where})
            </th>
            <td>{purpose}</td>
            <td>{lasts}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
