import path from 'node:path';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { z } from 'zod';
import { StateFile } from '../state-file';

const entrySchema = z.object({ payload: z.record(z.string(), z.unknown()), expiresAt: z.number().optional() });
const entriesSchema = z.record(z.string(), entrySchema);
type Entry = z.infer<typeof entrySchema>;

/**
 * Stores the provider's state (sessions, grants, codes, refresh tokens) in one file, so that a restart signs no one
 * out. The file stays small: the next change removes expired entries.
 */
export function createFileAdapter(folder: string): AdapterFactory {
  const file = new StateFile(path.join(folder, 'provider.json'), entriesSchema, () => ({}));
  return (model) => new FileAdapter(model, file);
}

class FileAdapter implements Adapter {
  constructor(
    private readonly model: string,
    private readonly file: StateFile<Record<string, Entry>>,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const expiresAt = expiresIn === undefined ? undefined : Date.now() + expiresIn * 1000;
    this.#change((all) => ({ ...all, [this.#key(id)]: { payload: { ...payload }, expiresAt } }));
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = this.file.state[this.#key(id)];
    return found !== undefined && isLive(found) ? found.payload : undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#liveEntries().find(({ payload }) => payload['uid'] === uid)?.payload;
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#liveEntries().find(({ payload }) => payload['userCode'] === userCode)?.payload;
  }

  async consume(id: string): Promise<void> {
    const found = this.file.state[this.#key(id)];
    if (found === undefined) return;
    const consumed = { ...found, payload: { ...found.payload, consumed: Math.floor(Date.now() / 1000) } };
    this.#change((all) => ({ ...all, [this.#key(id)]: consumed }));
  }

  async destroy(id: string): Promise<void> {
    this.#change(({ [this.#key(id)]: _gone, ...rest }) => rest);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    this.#change((all) =>
      Object.fromEntries(
        Object.entries(all).filter(([key, { payload }]) => !key.startsWith(`${this.model}:`) || payload['grantId'] !== grantId),
      ),
    );
  }

  #key(id: string): string {
    return `${this.model}:${id}`;
  }

  #liveEntries(): Entry[] {
    return Object.entries(this.file.state).flatMap(([key, value]) =>
      key.startsWith(`${this.model}:`) && isLive(value) ? [value] : [],
    );
  }

  #change(change: (all: Record<string, Entry>) => Record<string, Entry>): void {
    this.file.set(Object.fromEntries(Object.entries(change(this.file.state)).filter(([, value]) => isLive(value))));
  }
}

function isLive({ expiresAt }: Entry): boolean {
  return expiresAt === undefined || expiresAt > Date.now();
}
