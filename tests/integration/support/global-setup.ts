import { stopAbandonedServers } from './dedicated-postgres';

/** Runs once before the integration tests. */
export default stopAbandonedServers;
