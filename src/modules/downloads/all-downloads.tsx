import type { ReactElement } from 'react';
import { findNewestRelease, findSupported } from '@/platform/postgres-facts/facts';
import type { RegistryFile } from '@/services/registry';
import { SampleBadge } from '@/ui/sample-badge';
import { buildChoicePath } from './choice/chooser-path';
import css from './chooser.module.css';
import type { DownloadFacts } from './download-facts';
import { getVendorFiles, getVendorFileUrl } from './registry-files';
import { buildSourceArchive, formatSize, type SourceArchive } from './verify-file';

interface AllDownloadsProps {
  readonly page: string;
  readonly facts: DownloadFacts;
}

/** All direct links in one plain table: archives and installers, container images, and the vendor's files. */
export async function AllDownloads({ page, facts }: AllDownloadsProps): Promise<ReactElement> {
  const vendor = await getVendorFiles();
  const sources = findSupported(facts.versions, facts.today).flatMap((version) => {
    const newest = findNewestRelease(version, facts.releases)?.version;
    return newest === undefined ? [] : [buildSourceArchive(newest)];
  });
  return (
    <div className={css.chooser} id="choose">
      <p>
        <a href={`${page}#choose`}>Choose by product and system</a>
      </p>
      <div className={css.table} role="group" aria-labelledby="all-downloads" tabIndex={0}>
        <table>
          <caption id="all-downloads">All files at public URLs, with their checksums</caption>
          <thead>
            <tr>
              <th scope="col">File</th>
              <th scope="col">For</th>
              <th scope="col">Checksum</th>
            </tr>
          </thead>
          <tbody>
            {sources.map((archive) => (
              <SourceRow key={archive.name} archive={archive} />
            ))}
            {facts.files.map((file) => (
              <FileRow key={file.key} file={file} platforms={facts.platforms} />
            ))}
            {vendor.state === 'listed' ? vendor.files.map((file) => <VendorRow key={file.name} file={file} />) : null}
          </tbody>
        </table>
      </div>
      <p>
        Container image: <code translate="no">docker.io/library/postgres</code> (
        <a href={buildChoicePath(page, { system: 'docker' })}>commands</a>
        ). Linux packages come from <a href="/repos-downloads">repositories</a>, which check their signatures.
      </p>
    </div>
  );
}

function SourceRow({ archive: { name, url, checksumUrl } }: { readonly archive: SourceArchive }): ReactElement {
  return (
    <tr>
      <td>
        <a href={url}>{name}</a>
      </td>
      <td>Source code</td>
      <td>
        <a href={checksumUrl} aria-label={`SHA-256 of ${name}`}>
          SHA-256
        </a>
      </td>
    </tr>
  );
}

interface FileRowProps {
  readonly file: DownloadFacts['files'][number];
  readonly platforms: DownloadFacts['platforms'];
}

function FileRow({ file: { url, platform, architecture, sha256 }, platforms }: FileRowProps): ReactElement {
  return (
    <tr>
      <td>
        <a href={url}>{url.split('/').at(-1)}</a>
      </td>
      <td>
        {platforms.find(({ key }) => key === platform)?.name}, <span className={css.whole}>{architecture}</span>
      </td>
      <td>{sha256 ? <code translate="no">{sha256}</code> : 'Not read'}</td>
    </tr>
  );
}

function VendorRow({ file }: { readonly file: RegistryFile }): ReactElement {
  return (
    <tr>
      <td>
        <a href={getVendorFileUrl(file)}>{file.name}</a> {file.sample ? <SampleBadge /> : null}
      </td>
      <td>
        {file.label}, {formatSize(file.size)}
      </td>
      <td>
        <code translate="no">{file.sha256}</code>
      </td>
    </tr>
  );
}
