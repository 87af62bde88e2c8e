import { SqlSession } from './sql-session';

/** One database per page, shared by all blocks and exercises. */
export const pageSession = new SqlSession();
