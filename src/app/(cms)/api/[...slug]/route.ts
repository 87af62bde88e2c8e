import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { getPayload } from 'payload';
import { LARGEST_FILE_BYTES } from '@/modules/media/server';
import { behindEntrance, type RestHandler } from '@/cms/rest/entrance';
import { editorOf } from '@/cms/users/sessions';

const isEditor = async (headers: Headers): Promise<boolean> => (await editorOf(await getPayload({ config }), headers)) !== undefined;
const guarded = (handler: RestHandler): RestHandler => behindEntrance(handler, { isEditor, uploadBytesMax: 6 * LARGEST_FILE_BYTES });

/** The content management's REST interface, for editors. Its access rules are those of the collections. */
export const GET = guarded(REST_GET(config));
export const POST = guarded(REST_POST(config));
export const DELETE = guarded(REST_DELETE(config));
export const PATCH = guarded(REST_PATCH(config));
export const PUT = guarded(REST_PUT(config));
export const OPTIONS = guarded(REST_OPTIONS(config));
