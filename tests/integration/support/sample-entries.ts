import type pg from 'pg';

/**
 * Moves the webinars and events of content/ that begin in 2027, and the end of its job openings, by 28 years (as postponeClasses
 * does): the pages on which visitors register and apply exist until then, and tests use them in any year.
 */
export async function postponeEntries(client: Pick<pg.Client, 'query'>): Promise<void> {
  const moved = (column: string) => `to_char(${column}::timestamp + interval '28 years', 'YYYY-MM-DD"T"HH24:MI')`;
  await client.query(`
    update webinars set start = ${moved('start')} where start >= '2027';
    update events set start = ${moved('start')}, "end" = ${moved('"end"')} where start >= '2027';
    update job_openings set visible_until = visible_until + interval '28 years';`);
}
