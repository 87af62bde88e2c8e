import type { ReactElement } from 'react';
import { isSignInOffered } from '@/platform/is-sign-in-offered';
import { CodeBlock } from '@/ui/code';
import { SampleBadge } from '@/ui/sample-badge';
import type { RegistryFile } from '@/services/registry';
import type { Combination } from './choice/combinations';
import css from './chooser.module.css';
import { getVendorFiles, getVendorFileUrl } from './registry-files';
import { buildChecksumCommand, formatSize, getShell } from './verify-file';

/** The vendor's files for a choice, which this site streams from the product registry. */
export async function VendorDownloads({ chosen }: { readonly chosen: Combination }): Promise<ReactElement | null> {
  if (chosen.product === 'postgresql') return null;
  const listed = await getVendorFiles();
  if (listed.state === 'off') return null;
  if (listed.state === 'unavailable')
    return (
      <p role="status" className={css.nearest}>
        The list of EDB’s files can’t be read at the moment. The commands below work without it. Reload the page in a minute.
      </p>
    );
  const files = listed.files.filter((file) => isFor(file, chosen));
  if (files.length === 0) return null;
  return (
    <>
      <ul className={css.files}>
        {files.map((file) => (
          <li key={file.name}>
            <VendorFile file={file} system={chosen.system} />
          </li>
        ))}
      </ul>
      {isSignInOffered ? (
        <p>
          <a href={`/dashboard?product=${chosen.product}`} rel="nofollow">
            Your downloads
          </a>{' '}
          in the dashboard lists the files that your subscription includes.
        </p>
      ) : null}
    </>
  );
}

function isFor({ product, platform, architecture }: RegistryFile, chosen: Combination): boolean {
  return (
    product === chosen.product &&
    (platform === null || platform === chosen.system) &&
    (architecture === null || architecture === chosen.architecture)
  );
}

function VendorFile({ file, system }: { readonly file: RegistryFile; readonly system: string }): ReactElement {
  return (
    <>
      <a href={getVendorFileUrl(file)} className={css.download} download="">
        Download {file.name}
      </a>{' '}
      {file.sample ? <SampleBadge /> : null}
      <p>
        {file.label}, version {file.version}, {formatSize(file.size)}.{' '}
        {file.access === 'subscription'
          ? 'Needs a subscription: your browser asks for your registry user name and a token, which you create in your dashboard.'
          : 'Needs no account.'}{' '}
        Compare the checksum:
      </p>
      <CodeBlock
        language={getShell(system)}
        code={buildChecksumCommand(file.name, file.sha256, system)}
        distinction={`(${file.name})`}
      />
    </>
  );
}
