import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { assertMediaName, isMediaName, type MediaStore, type StoredFileInfo, getMediaType } from './media-store';

/** A bucket with the Amazon S3 protocol, and the site's access keys. */
export interface S3StoreOptions {
  bucket: string;
  /** URL of the service; undefined for Amazon's own. */
  endpoint: string | undefined;
  region: string;
  accessKey: string;
  secretKey: string;
}

const TIME_LIMIT_MS = 20_000;

const limit = () => ({ abortSignal: AbortSignal.timeout(TIME_LIMIT_MS) });

/**
 * Creates a store in a bucket. Browsers never access it: the site streams the files, so the bucket needs no public
 * access and no key leaves the server.
 */
export function createS3Store({ bucket, endpoint, region, accessKey, secretKey }: S3StoreOptions): MediaStore {
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Services other than Amazon's often don't support its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
  });
  const at = (name: string) => ({ Bucket: bucket, Key: assertMediaName(name) });
  return {
    getSize: async (name) => (await ignoreNotFound(client.send(new HeadObjectCommand(at(name)), limit())))?.ContentLength,
    write: async (name, bytes) => {
      await client.send(
        new PutObjectCommand({ ...at(name), Body: bytes, ContentType: getMediaType(name), ContentLength: bytes.length }),
        limit(),
      );
    },
    read: async (name) => {
      const object = await ignoreNotFound(client.send(new GetObjectCommand(at(name)), limit()));
      return object?.Body && Buffer.from(await object.Body.transformToByteArray());
    },
    open: async (name, range) => {
      const command = new GetObjectCommand({ ...at(name), ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}) });
      const object = await ignoreNotFound(limitStart((abortSignal) => client.send(command, { abortSignal })));
      if (!object?.Body) return undefined;
      return { size: object.ContentLength ?? 0, body: object.Body.transformToWebStream() };
    },
    remove: async (name) => {
      await ignoreNotFound(client.send(new DeleteObjectCommand(at(name)), limit()));
    },
    list: () => listFiles(client, bucket),
    // A bucket has a file only once it is complete.
    removeUnfinished: () => Promise.resolve(),
  };
}

/**
 * Limits how long a response takes to begin. The signal would abort its body, too, which is streamed to a visitor and takes as
 * long as their connection needs.
 */
async function limitStart<Result>(send: (abortSignal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIME_LIMIT_MS);
  try {
    return await send(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

async function* listFiles(client: S3Client, bucket: string): AsyncGenerator<StoredFileInfo> {
  let next: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: next }), limit());
    for (const { Key: name, LastModified: written } of page.Contents ?? [])
      if (name !== undefined && written && isMediaName(name)) yield { name, modifiedAt: written };
    next = page.NextContinuationToken;
  } while (next !== undefined);
}

/** Returns undefined for a missing file; other errors are thrown. */
async function ignoreNotFound<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
    throw error;
  }
}
