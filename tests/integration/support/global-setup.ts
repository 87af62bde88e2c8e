import { dropClosedDatabases } from './database';
import { stopAbandonedServers } from './dedicated-postgres';

/** Runs once before the integration tests. Vitest calls what it returns once after them. */
export default async function setUp(): Promise<() => Promise<void>> {
  await stopAbandonedServers();
  return dropClosedDatabases;
}
