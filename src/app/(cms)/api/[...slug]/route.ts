import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { UPLOAD_BYTES_MAX } from '@/modules/media/server';
import { getPayloadClient } from '@/modules/payload-client';
import { withApiGuard, type RestHandler } from '@/cms/rest/api-guard';
import { findEditor } from '@/cms/users/sessions';

const isEditor = async (headers: Headers): Promise<boolean> =>
  (await findEditor(await getPayloadClient(), headers)) !== undefined;
const withGuard = (handler: RestHandler): RestHandler =>
  withApiGuard(handler, { isEditor, uploadBytesMax: 6 * UPLOAD_BYTES_MAX });

/** Payload's REST API, for editors. The collections' access rules apply. */
export const GET = withGuard(REST_GET(config));
export const POST = withGuard(REST_POST(config));
export const DELETE = withGuard(REST_DELETE(config));
export const PATCH = withGuard(REST_PATCH(config));
export const PUT = withGuard(REST_PUT(config));
export const OPTIONS = withGuard(REST_OPTIONS(config));
