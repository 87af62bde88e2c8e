import type { ReactElement } from 'react';
import type { DownloadFile } from '@/payload-types';
import { formatDay } from '@/platform/format-day';
import { compareReleases } from '@/platform/postgres-facts/facts';
import { CodeBlock } from '@/ui/code';
import type { Combination } from './choice/combinations';
import css from './chooser.module.css';
import type { DownloadFacts } from './download-facts';
import { buildPublishedFiles, type PublishedFile } from './published-files';
import { buildChecksumCommand, getShell } from './verify-file';

interface DirectFilesProps {
  readonly chosen: Combination;
  readonly facts: DownloadFacts;
  /** The newest release of the chosen version. */
  readonly newest: string | undefined;
}

/** Links to installers and archives at the vendor's public URLs, with the checksum and the command that compares it. */
export function DirectFiles({ chosen, facts, newest }: DirectFilesProps): ReactElement | null {
  const files = facts.files.filter(
    ({ product, major, platform, architecture }) =>
      product === chosen.product && major === chosen.major && platform === chosen.system && architecture === chosen.architecture,
  );
  if (files.length === 0) return null;
  return (
    <ul className={css.files}>
      {files.map((file) => (
        <li key={file.key}>
          <DirectFile file={file} newest={newest} />
        </li>
      ))}
    </ul>
  );
}

/** Links to what the commands install, for those who mirror or check packages: indexes, images, and source archives. */
export function PublishedFiles({ chosen, newest }: Omit<DirectFilesProps, 'facts'>): ReactElement | null {
  const files = buildPublishedFiles(chosen, newest);
  if (files.length === 0) return null;
  return (
    <>
      <h4>Files and checksums</h4>
      <ul className={css.files}>
        {files.map((file) => (
          <li key={file.url}>
            <PublishedLink file={file} />
          </li>
        ))}
      </ul>
    </>
  );
}

function DirectFile({ file, newest }: { readonly file: DownloadFile; readonly newest: string | undefined }): ReactElement {
  const name = getFileName(file.url);
  const [release = ''] = file.release.split('-');
  return (
    <>
      <a href={file.url} rel="noopener" className={css.download}>
        Download {name}
      </a>
      {newest !== undefined && compareReleases(release, newest) > 0 ? (
        <p>
          This file is {release}. Version {newest} has been released. On {formatDay(file.checked)}, no public manifest had a
          checksum for a build of {newest}, so this is the newest file that you can verify here. Look for {newest} at{' '}
          <a href="https://www.postgresql.org/download/">postgresql.org</a> first.
        </p>
      ) : null}
      {file.sha256 ? (
        <>
          <p>
            SHA-256 <code translate="no">{file.sha256}</code>, according to the <a href={file.sourceUrl}>public manifest</a>. Its
            size and a detached signature are not published there. Compare the checksum before you run it:
          </p>
          <CodeBlock
            language={getShell(file.platform)}
            code={buildChecksumCommand(name, file.sha256, file.platform)}
            distinction={`(${name})`}
          />
        </>
      ) : null}
    </>
  );
}

function PublishedLink({ file: { name, url, description, proof, check } }: { readonly file: PublishedFile }): ReactElement {
  return (
    <>
      <a href={url} rel="noopener" className={css.download}>
        {name}
      </a>
      <p>
        {description}
        {proof ? (
          <>
            {' '}
            <a href={proof.url}>{proof.label}</a>.
          </>
        ) : null}
        {check ? ` ${check.description}` : null}
      </p>
      {check ? <CodeBlock language="bash" code={check.code} distinction={`(${name})`} /> : null}
    </>
  );
}

function getFileName(url: string): string {
  const [path = url] = url.split(/[?#]/);
  return path.split('/').at(-1) ?? url;
}
