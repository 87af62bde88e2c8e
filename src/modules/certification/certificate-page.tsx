import type { ReactElement } from 'react';
import { formatDay } from '@/platform/format-day';
import { Button, LinkButton } from '@/ui/button';
import { FactList } from '@/ui/fact-list';
import { getLevelLabel } from './blueprint';
import { buildCertificatePath } from './exam-paths';
import css from './exam-room.module.css';
import { type Certificate, findCertificate } from './certificates';

const STATES: Readonly<Record<Certificate['state'], string>> = {
  valid: 'Valid',
  expired: 'Expired',
  revoked: 'Revoked: this certificate is not valid any more',
};

/** Renders what anyone can check about a certificate. */
export function CertificatePage({ certificate }: { readonly certificate: Certificate }): ReactElement {
  const { number, level, name, version, issuedAt, expiresAt, state } = certificate;
  const path = buildCertificatePath(number);
  return (
    <div className={css.page}>
      <h1>{getLevelLabel(level)}</h1>
      <FactList
        facts={[
          { name: 'State', value: <strong data-certificate={state}>{STATES[state]}</strong> },
          { name: 'Holder', value: name ?? 'Not public, by the holder’s choice' },
          { name: 'About', value: version },
          { name: 'Issued', value: formatDay(issuedAt) },
          { name: state === 'expired' ? 'Expired' : 'Expires', value: formatDay(expiresAt) },
          { name: 'Number', value: number },
        ]}
      />
      {state === 'revoked' ? null : (
        <p className={css.actions}>
          <LinkButton primary href={`${path}/certificate.pdf`}>
            Download the PDF
          </LinkButton>
          <LinkButton href={`${path}/image.png`}>Image</LinkButton>
          <LinkButton href={`${path}/credential.jwt`}>Signed credential</LinkButton>
        </p>
      )}
      <p>
        The credential follows Open Badges 3.0 and is signed with one of <a href="/certificates/keys.json">our published keys</a>.
        It proves who issued it and that nobody has changed it. Compare the name with the person in front of you.
      </p>
      <p>
        <a href="/training/postgres-certification">What the exam covers</a> ·{' '}
        <a href="/certificates">Check another certificate</a>
      </p>
    </div>
  );
}

/** Renders the form with which anyone checks a certificate. @param typed number that was not found */
export async function CertificateCheck({ typed }: { readonly typed: string | undefined }): Promise<ReactElement> {
  const found = typed === undefined ? undefined : await findCertificate(typed);
  if (found !== undefined) return <CertificatePage certificate={found} />;
  return (
    <div className={css.page}>
      <h1>Verify a certificate</h1>
      <p>
        Enter the number from the certificate. You see its holder’s name if the holder shares it, the exam, and whether it is
        valid.
      </p>
      {typed === undefined ? null : (
        <p data-problem="" role="alert">
          There is no certificate with this number. Check each letter, or ask its holder for the link.
        </p>
      )}
      <form method="get" action="/certificates">
        <div data-exam-start="">
          <label>
            Certificate number <small>Five groups of four letters and digits.</small>
            <input name="number" required maxLength={60} defaultValue={typed} autoComplete="off" spellCheck={false} />
          </label>
          <Button type="submit" primary>
            Verify
          </Button>
        </div>
      </form>
    </div>
  );
}
