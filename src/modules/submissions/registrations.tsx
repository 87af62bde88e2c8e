'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { getErrorMessage } from '@/cms/admin-ui/get-error-message';
import { requestJson } from '@/cms/admin-ui/request-json';
import { type RegistrationsState, registrationsStateSchema } from './notices/registrations-state';
import { RegistrationsSummary } from './registrations-summary';

/**
 * Shows beside the form of a webinar or an event how many have registered, whom publishing the draft would notify of what, and what
 * was sent. It is loaded again whenever the draft has been saved.
 */
export function Registrations(): ReactElement | null {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const { config } = useConfig();
  // The parameter has the draft loaded again after each save.
  const url = id && `${config.routes.api}/${collectionSlug}/${id}/registrations?saved=${lastUpdateTime}`;
  const [state, setState] = useState<RegistrationsState | string>();
  useEffect(() => {
    if (!url) return;
    requestJson(url).then(
      (body) => setState(registrationsStateSchema.parse(body)),
      (error: unknown) => setState(getErrorMessage(error)),
    );
  }, [url]);
  if (state === undefined) return null;
  return (
    <section className="field-type" aria-labelledby="registrations" style={{ marginBlock: '1.5rem' }}>
      <h4 id="registrations" style={{ marginBlockEnd: '0.5rem' }}>
        Registrations
      </h4>
      {typeof state === 'string' ? <p>{state}</p> : <RegistrationsSummary state={state} />}
    </section>
  );
}
