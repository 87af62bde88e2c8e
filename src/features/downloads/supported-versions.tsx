import type { ReactElement } from 'react';
import { factsOf } from '../facts';

/** The major versions of PostgreSQL with their newest minor release and the day on which they end. */
export async function SupportedVersions(): Promise<ReactElement> {
  const versions = await factsOf('postgres-versions');
  return (
    <table>
      <caption>Major versions of PostgreSQL, checked on {versions[0]?.checked}</caption>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Newest release</th>
          <th scope="col">First released</th>
          <th scope="col">Last fixes</th>
        </tr>
      </thead>
      <tbody>
        {versions.map(({ major, minor, released, endOfLife }) => (
          <tr key={major}>
            <th scope="row">PostgreSQL {major}</th>
            <td>{minor}</td>
            <td><time>{released}</time></td>
            <td><time>{endOfLife}</time></td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
