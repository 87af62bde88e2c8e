// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInDocument } from '@/ui/testing/test-root';
import { getScheduleObstacle, PublishControls } from './publish-controls';

const form = vi.hoisted(() => ({ isModified: true, submit: vi.fn(), setModified: vi.fn() }));
const toast = vi.hoisted(() => ({ success: vi.fn() }));

vi.mock('./schedule-dialog', () => ({ ScheduleDialog: () => null }));
vi.mock('@payloadcms/ui', () => ({
  Button: () => null,
  FormSubmit: ({ children, onClick }: { children: ReactNode; onClick: () => void }) => (
    <button id="publish" onClick={onClick}>
      {children}
    </button>
  ),
  toast,
  useAuth: () => ({ user: { roles: ['administrator'] } }),
  useConfig: () => ({ config: { routes: { api: '/api' } } }),
  useDocumentInfo: () => ({
    id: 7,
    collectionSlug: 'pages',
    hasPublishPermission: true,
    hasPublishedDoc: true,
    unpublishedVersionCount: 1,
    setHasPublishedDoc: () => undefined,
    setMostRecentVersionIsAutosaved: () => undefined,
    setUnpublishedVersionCount: () => undefined,
  }),
  useForm: () => form,
  useFormFields: () => 'approved',
  useFormModified: () => form.isModified,
  useTranslation: () => ({ t: (key: string) => key }),
}));

beforeEach(() => vi.clearAllMocks());

/** Chooses “Publish changes” in a form. */
async function publish({ isModified, result }: { isModified: boolean; result: unknown }): Promise<void> {
  form.isModified = isModified;
  form.submit.mockResolvedValue(result);
  const container = await renderInDocument(<PublishControls />);
  await act(async () => container.querySelector<HTMLButtonElement>('#publish')?.click());
  expect(form.submit).toHaveBeenCalledOnce();
}

// Payload returns nothing when the response has a message.
test.each([undefined, { res: { ok: false } }])('a form stays modified when publishing is refused (%j)', async (result) => {
  await publish({ isModified: true, result });
  expect(form.setModified.mock.calls).toEqual([[true]]);
  expect(toast.success).not.toHaveBeenCalled();
});

test('a form without changes stays unmodified when publishing is refused', async () => {
  await publish({ isModified: false, result: undefined });
  expect(form.setModified).not.toHaveBeenCalled();
});

test('a form is not modified once it is published', async () => {
  await publish({ isModified: true, result: { res: { ok: true } } });
  expect(form.setModified.mock.calls).toEqual([[false]]);
  expect(toast.success.mock.calls).toEqual([['Published. Visitors see this version now.']]);
});

test('what can’t be scheduled is a draft without an approval, or what visitors see already', () => {
  expect(getScheduleObstacle({ isApproved: true, isNewer: true })).toBeUndefined();
  expect(getScheduleObstacle({ isApproved: false, isNewer: true })).toMatch(/^This draft isn’t approved yet/);
  expect(getScheduleObstacle({ isApproved: false, isNewer: false })).toMatch(/^Visitors see the newest version already/);
});
