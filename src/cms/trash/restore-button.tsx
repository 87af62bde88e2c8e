'use client';

import { Button, toast, useAuth, useConfig, useDocumentInfo, useFormFields, useRouteTransition } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type ReactElement, useState } from 'react';
import * as z from 'zod/mini';
import css from '@/cms/admin-ui/form-note.module.css';
import { getErrorMessage } from '@/cms/admin-ui/get-error-message';
import { requestJson } from '@/cms/admin-ui/request-json';

const restoredSchema = z.object({ collection: z.string(), id: z.union([z.number(), z.string()]), message: z.string() });

/** Shows above an entry in the trash how to restore it, to those who may. */
export function RestoreButton(): ReactElement | null {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const { permissions } = useAuth();
  const collection = useFormFields(([fields]) => fields['of']?.value);
  const { startRouteTransition } = useRouteTransition();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  if (id === undefined || typeof collection !== 'string') return null;
  if (!permissions?.collections?.[collection]?.create)
    return <p className={css.note}>Your role can’t restore it. Ask an author or an editor.</p>;

  const restore = async () => {
    setBusy(true);
    try {
      const answer = await requestJson(`${config.routes.api}/deleted-entries/${id}/restore`, { method: 'POST' });
      const restored = restoredSchema.parse(answer);
      toast.success(restored.message);
      startRouteTransition(() =>
        router.push(`${config.routes.admin}/collections/${restored.collection}/${encodeURIComponent(restored.id)}`),
      );
    } catch (error) {
      toast.error(getErrorMessage(error));
      setBusy(false);
    }
  };
  return (
    <section className={css.note} aria-label="Restore">
      <p>{collection === 'media' ? PICTURE_NOTE : ENTRY_NOTE}</p>
      <div>
        <Button margin={false} disabled={isBusy} onClick={() => void restore()}>
          Restore
        </Button>
      </div>
    </section>
  );
}

const ENTRY_NOTE = 'Restoring it creates a draft with this content. Visitors see it again when it is published.';
const PICTURE_NOTE = 'Restoring it makes the picture available under its old name.';
