// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTestRoot } from '@/ui/testing/test-root';
import { RefusedErrors } from './refused-errors';

const form = vi.hoisted(() => ({ isProcessing: false, isSubmitted: false }));
const focusFirstError = vi.hoisted(() => vi.fn());

vi.mock('./focus-first-error', () => ({ focusFirstError }));
// The errors of a refused save arrive one rendering after its end.
vi.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [{}, () => undefined],
  useFormProcessing: () => form.isProcessing,
  useFormSubmitted: () => form.isSubmitted,
}));

beforeEach(() => vi.clearAllMocks());

/** Renders the form while it is saved, and then the outcome. */
async function save(isRefused: boolean): Promise<void> {
  const { root } = createTestRoot();
  Object.assign(form, { isProcessing: true, isSubmitted: false });
  await act(async () => root.render(<RefusedErrors />));
  Object.assign(form, { isProcessing: false, isSubmitted: isRefused });
  await act(async () => root.render(<RefusedErrors />));
}

test('a refused save moves the focus to its first error, and one that succeeds leaves it where it is', async () => {
  await save(false);
  expect(focusFirstError).not.toHaveBeenCalled();
  await save(true);
  expect(focusFirstError).toHaveBeenCalledOnce();
});
