import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { z } from 'zod';
import type { FormEntry } from '@/payload-types';
import { isSalesOrAdministrator } from '@/cms/core/access/access';
import { whereSchema } from '@/cms/core/database/where-schema';
import { buildCsv, BYTE_ORDER_MARK } from '@/platform/csv';
import { redirectTo } from '@/platform/redirect-to';
import { getToday } from '@/platform/utc-day';
import { deletePersonalData, collectPersonalData } from './personal-data';

/** The maximum number of entries per export. Spreadsheets become slow long before that. */
const EXPORT_ROWS_MAX = 50_000;

const personSchema = z.object({
  email: z.string().trim().min(3).max(254),
  account: z.string().trim().max(255).optional(),
});

/**
 * GET /api/form-entries/export.csv?where…&search=…: exports the entries in the list view as a CSV file. More than fit in one are
 * refused, because a file without the oldest ones looks complete.
 */
export const exportCsvEndpoint: Endpoint = {
  path: '/export.csv',
  method: 'get',
  handler: async (req) => {
    requireSales(req);
    const { where, search } = req.query;
    const { docs, totalDocs } = await req.payload.find({
      collection: 'form-entries',
      where: mergeListSearchAndWhere({
        collectionConfig: req.payload.collections['form-entries'].config,
        search: typeof search === 'string' ? search : '',
        where: whereSchema.safeParse(where).data ?? {},
      }),
      sort: '-createdAt',
      limit: EXPORT_ROWS_MAX,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      joins: false,
      req,
    });
    if (totalDocs > EXPORT_ROWS_MAX) throw new APIError(describeOverflow(totalDocs), 422);
    return createDownload(
      BYTE_ORDER_MARK + buildCsv(buildTable(docs)),
      'text/csv; charset=utf-8',
      `form-entries-${getToday()}.csv`,
    );
  },
};

/** GET /api/form-entries/personal-data?email=…&account=…: exports all data about a person, for a data access request. */
export const exportPersonEndpoint: Endpoint = {
  path: '/personal-data',
  method: 'get',
  handler: async (req) => {
    requireSales(req);
    const { data } = personSchema.safeParse(req.query);
    if (!data) throw new APIError('Enter an email address.', 400);
    return createDownload(
      JSON.stringify(await collectPersonalData(req, data), null, 2),
      'application/json',
      'personal-data.json',
    );
  },
};

/** POST /api/form-entries/delete-personal-data: deletes all data about a person, and shows the record of it. */
export const deletePersonEndpoint: Endpoint = {
  path: '/delete-personal-data',
  method: 'post',
  handler: async (req) => {
    requireSales(req);
    const form = await req.formData?.();
    const { data } = personSchema.safeParse({ email: form?.get('email'), account: form?.get('account') ?? undefined });
    if (!data) throw new APIError('Enter an email address.', 400);
    const id = await deletePersonalData(req, data);
    return redirectTo(`/admin/collections/form-deletions/${id}`);
  },
};

/** GET /api/form-files/:id/content: downloads a file that a visitor has sent. Browsers never display it. */
export const fileContentEndpoint: Endpoint = {
  path: '/:id/content',
  method: 'get',
  handler: async (req) => {
    requireSales(req);
    const id = Number(req.routeParams?.['id']);
    if (!Number.isSafeInteger(id)) throw new APIError('This file doesn’t exist.', 404);
    const { docs } = await req.payload.find({ collection: 'form-files', where: { id: { equals: id } }, limit: 1, depth: 0, req });
    const [file] = docs;
    if (file === undefined) throw new APIError('This file doesn’t exist.', 404);
    return new Response(Buffer.from(file.content, 'base64'), {
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'Cache-Control': 'no-store',
      },
    });
  },
};

/** Builds one row per entry: the common columns, then one for each label that any entry has. */
function buildTable(entries: readonly FormEntry[]): string[][] {
  const labels = [...new Set(entries.flatMap(({ values }) => (values ?? []).map(({ label }) => label)))];
  const rows = entries.map(({ reference, createdAt, formName, state, sender, email, page, notes, values }) => [
    reference,
    createdAt,
    formName,
    state,
    sender ?? '',
    email,
    page ?? '',
    notes ?? '',
    // Two fields of a form may have the same label.
    ...labels.map((label) =>
      (values ?? []).flatMap((each) => (each.label === label && each.value ? [each.value] : [])).join('\n'),
    ),
  ]);
  return [['Reference', 'Received', 'Form', 'State', 'Sender', 'Email address', 'Page', 'Notes', ...labels], ...rows];
}

function describeOverflow(count: number): string {
  const [found, most] = [count, EXPORT_ROWS_MAX].map((each) => each.toLocaleString('en-US'));
  return `The list has ${found} entries, and a file holds at most ${most}. Filter the list, for example by date, and export it in parts.`;
}

function createDownload(body: string, type: string, name: string): Response {
  return new Response(body, {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"`, 'Cache-Control': 'no-store' },
  });
}

function requireSales(req: PayloadRequest): void {
  if (!isSalesOrAdministrator(req)) throw new APIError('Only sales and administrators can do this.', 403);
}
