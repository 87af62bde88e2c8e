import type { ReactElement } from 'react';
import { getSiteSettings } from '@/modules/pages';
import { formatDay } from '@/platform/format-day';
import { Button, LinkButton } from '@/ui/button';
import { FactList } from '@/ui/fact-list';
import { getLevelLabel } from '../blueprint';
import { buildCertificatePath } from '../exam-paths';
import css from '../exam-and-certificate.module.css';
import type { Certificate, CertificateLookup } from './certificates';

const STATES: Readonly<Record<Certificate['state'], string>> = {
  valid: 'Valid',
  expired: 'Expired',
  revoked: 'Revoked: this certificate is no longer valid',
};

/** What a person who verifies a certificate needs to know or do. */
const NOTES: Readonly<Record<Certificate['state'], ReactElement>> = {
  valid: (
    <p>
      The credential follows Open Badges 3.0 and is signed with one of <a href="/certificates/keys.json">our published keys</a>.
      It proves who issued it and that nobody has changed it. Compare the name with the person in front of you.
    </p>
  ),
  expired: (
    <p>Its holder passed the exam, and the certificate was valid until the date on it. The holder can take the current exam.</p>
  ),
  revoked: (
    <p>
      A PDF, image, or credential with this number no longer proves anything. Do you have a question about it?{' '}
      <a href="/contact">Contact us</a>.
    </p>
  ),
};

/** Renders what anyone can check about a certificate. */
export async function CertificatePage({ certificate }: { readonly certificate: Certificate }): Promise<ReactElement> {
  const { legalName } = await getSiteSettings();
  const { number, level, name, version, issuedAt, expiresAt, state } = certificate;
  const path = buildCertificatePath(number);
  return (
    <div className={`${css.page} ${css.columns}`}>
      <div className={css.certificate}>
        <h1>{getLevelLabel(level)}</h1>
        <p className={css.holder}>{name ?? 'The holder’s name is not public'}</p>
        <FactList
          facts={[
            { name: 'Status', value: <strong data-certificate={state}>{STATES[state]}</strong> },
            { name: 'Covers', value: version },
            { name: 'Issued by', value: legalName },
            { name: 'Issued', value: formatDay(issuedAt) },
            { name: state === 'expired' ? 'Expired' : 'Expires', value: formatDay(expiresAt) },
            { name: 'Number', value: number },
          ]}
        />
      </div>
      <div className={css.side}>
        {state === 'revoked' ? null : (
          <p className={css.actions}>
            <LinkButton primary href={`${path}/certificate.pdf`}>
              Download the PDF
            </LinkButton>
            <LinkButton href={`${path}/image.png`}>Image</LinkButton>
            <LinkButton href={`${path}/credential.jwt`}>Signed credential</LinkButton>
          </p>
        )}
        {NOTES[state]}
        <p>
          <a href="/training/postgres-certification">What the exam covers</a> ·{' '}
          <a href="/certificates">Check another certificate</a>
        </p>
      </div>
    </div>
  );
}

/** Why a number found nothing, and what to do. */
const PROBLEMS: Readonly<Partial<Record<CertificateLookup['outcome'], string>>> = {
  malformed:
    'This isn’t a complete certificate number. It has five groups of four, and never contains the letters I, L, O, or U, ' +
    'or the digits 0 and 1. Compare it with the certificate.',
  unknown:
    'There is no certificate with this number. Compare each letter with the certificate, or ask its holder for the link to it.',
};

interface CertificateCheckProps {
  /** The input, which the field keeps. */
  readonly typed: string | undefined;
  readonly outcome: Exclude<CertificateLookup['outcome'], 'found'>;
}

/** Renders the form that verifies a certificate, with an error when a number has none. */
export function CertificateCheck({ typed, outcome }: CertificateCheckProps): ReactElement {
  const problem = PROBLEMS[outcome];
  return (
    <div className={css.page}>
      <h1>Verify a certificate</h1>
      <p>
        Enter the number from the certificate. You see its holder’s name if the holder shares it, the exam, and whether it is
        valid.
      </p>
      <form method="get" action="/certificates">
        <div data-exam-start="">
          <label>
            Certificate number <small id="number-form">Five groups of four letters and digits</small>
            <input
              name="number"
              required
              maxLength={60}
              defaultValue={typed?.slice(0, 60)}
              autoComplete="off"
              spellCheck={false}
              // Screen readers say the error, which describes the field.
              autoFocus={problem !== undefined}
              aria-invalid={problem === undefined ? undefined : true}
              aria-describedby={problem === undefined ? 'number-form' : 'number-form number-problem'}
            />
          </label>
          {problem === undefined ? null : (
            <p id="number-problem" data-problem="" role="alert">
              {problem}
            </p>
          )}
          <Button type="submit" primary>
            Verify
          </Button>
        </div>
      </form>
    </div>
  );
}
