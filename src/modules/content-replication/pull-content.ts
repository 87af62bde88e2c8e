import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { environment } from '@/platform/environment';
import { runWithBackgroundTimeout } from '@/platform/database/statement-timeout';
import { type ContentSnapshot, contentSource, ContentSourceError, type ContentSourceClient } from '@/services/content-source';
import { applySnapshot, ContentError } from '@/modules/import-export';
import { beginPull, lockReplica, recordFailure, recordSuccess, ReplicaError, type ReplicaState } from './replica-state';

/**
 * Makes the content of this replica equal to that of its source. On any failure the content stays unchanged, and the log
 * says why.
 * @returns undefined on success, else how many attempts in a row have failed
 * @throws when the database doesn't respond
 */
export async function pullContent(payload: Payload): Promise<number | undefined> {
  if (contentSource === undefined) return undefined;
  const source = contentSource;
  const req = await createLocalReq({}, payload);
  const state = await beginPull(req, environment.CMS_URL ?? '');
  try {
    await runWithBackgroundTimeout(() => copyContent(req, source, state));
    return undefined;
  } catch (error) {
    const problem = explain(error);
    await recordFailure(req, problem);
    console.error(`Content was not copied from ${environment.CMS_URL}: ${problem}. What was copied before is still served.`);
    return state.failures + 1;
  }
}

async function copyContent(req: PayloadRequest, source: ContentSourceClient, { version, failures }: ReplicaState): Promise<void> {
  const snapshot = await source.getSnapshot(version);
  if (snapshot === undefined) await recordSuccess(req);
  else await apply(req.payload, { snapshot, source, known: version });
  if (snapshot === undefined && failures > 0)
    console.log(`${environment.CMS_URL} is responding again; its content has not changed.`);
}

async function apply(
  payload: Payload,
  { snapshot, source, known }: { snapshot: ContentSnapshot; source: ContentSourceClient; known: string | undefined },
): Promise<void> {
  const begin = Date.now();
  const { written, removed } = await applySnapshot(payload, snapshot, {
    known,
    readPicture: (name) => source.getPicture(name),
    beforeWrite: (req) => lockReplica(req, known),
    afterWrite: (req) => recordSuccess(req, snapshot.version),
  });
  console.log(
    `Content was copied from ${environment.CMS_URL}: ${written} files written, ${removed} removed, in ${Date.now() - begin} ms.`,
  );
}

/** The messages of these errors contain no secrets. Others are logged with their stack, because they are defects. */
function explain(error: unknown): string {
  if (error instanceof ContentSourceError || error instanceof ReplicaError || error instanceof ContentError) return error.message;
  console.error('Copying content failed:', error);
  return error instanceof Error ? error.name : 'an unknown error';
}
