import { environment } from '@/platform/environment';
import { createDiskStore } from './disk-store';
import type { MediaStore } from './media-store';

export { isMediaName, getMediaType, type MediaStore } from './media-store';

const { MEDIA_BUCKET, MEDIA_ENDPOINT, MEDIA_REGION, MEDIA_ACCESS_KEY, MEDIA_SECRET_KEY, MEDIA_FOLDER } = environment;

let store: Promise<MediaStore> | undefined;

/** Returns the media store of this site: the configured bucket, or a folder. */
export function getMediaStore(): Promise<MediaStore> {
  store ??= createMediaStore();
  return store;
}

/** The S3 client is loaded only when a bucket is configured. */
async function createMediaStore(): Promise<MediaStore> {
  if (MEDIA_BUCKET === undefined || MEDIA_ACCESS_KEY === undefined || MEDIA_SECRET_KEY === undefined)
    return createDiskStore(MEDIA_FOLDER);
  const { createS3Store } = await import('./s3-store');
  return createS3Store({
    bucket: MEDIA_BUCKET,
    endpoint: MEDIA_ENDPOINT,
    region: MEDIA_REGION,
    accessKey: MEDIA_ACCESS_KEY,
    secretKey: MEDIA_SECRET_KEY,
  });
}
