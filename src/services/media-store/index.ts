import { environment } from '@/platform/environment';
import { makeDiskStore } from './disk-store';
import type { MediaStore } from './media-store';

export { isMediaName, typeOfName, type ByteRange, type MediaStore, type StoredFile } from './media-store';

const { MEDIA_BUCKET, MEDIA_ENDPOINT, MEDIA_REGION, MEDIA_ACCESS_KEY, MEDIA_SECRET_KEY, MEDIA_FOLDER } = environment;

let store: Promise<MediaStore> | undefined;

/** Where this site keeps its pictures: the bucket that is configured, else a folder. */
export function mediaStore(): Promise<MediaStore> {
  store ??= makeMediaStore();
  return store;
}

/** What speaks to buckets is loaded only where there is one. */
async function makeMediaStore(): Promise<MediaStore> {
  if (MEDIA_BUCKET === undefined || MEDIA_ACCESS_KEY === undefined || MEDIA_SECRET_KEY === undefined) return makeDiskStore(MEDIA_FOLDER);
  const { makeBucketStore } = await import('./bucket-store');
  return makeBucketStore({ bucket: MEDIA_BUCKET, endpoint: MEDIA_ENDPOINT, region: MEDIA_REGION, accessKey: MEDIA_ACCESS_KEY, secretKey: MEDIA_SECRET_KEY });
}
