import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getErrorReason } from '@/platform/error-reason';
import {
  assertMediaName,
  getMediaType,
  isMediaName,
  type MediaStore,
  MediaStoreUnavailableError,
  type StoredFileInfo,
} from './media-store';

/** A bucket with the Amazon S3 protocol, and the site's access keys. */
interface S3StoreOptions {
  bucket: string;
  /** URL of the service; undefined for Amazon's own. */
  endpoint: string | undefined;
  region: string;
  accessKey: string;
  secretKey: string;
  /** For tests. */
  idleLimitMs?: number;
}

const TIME_LIMIT_MS = 20_000;
/**
 * How long a file may stop in the middle, because of the bucket or a visitor's connection. There are 50 connections to the bucket:
 * without a limit, as many files that never end would block all others.
 */
const IDLE_LIMIT_MS = 60_000;

const limit = () => ({ abortSignal: AbortSignal.timeout(TIME_LIMIT_MS) });

/**
 * Creates a store in a bucket. Browsers never access it: the site streams the files, so the bucket needs no public
 * access and no key leaves the server.
 */
export function createS3Store({
  bucket,
  endpoint,
  region,
  accessKey,
  secretKey,
  idleLimitMs = IDLE_LIMIT_MS,
}: S3StoreOptions): MediaStore {
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Services other than Amazon's often don't support its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { socketTimeout: idleLimitMs },
  });
  const at = (name: string) => ({ Bucket: bucket, Key: assertMediaName(name) });
  return {
    getSize: async (name) => {
      const object = await findInBucket(client.send(new HeadObjectCommand(at(name)), limit()));
      // A response to HEAD has no body that says whether the file is missing or the bucket.
      if (!object) await reachBucket(client.send(new HeadBucketCommand({ Bucket: bucket }), limit()));
      return object?.ContentLength;
    },
    write: async (name, bytes) => {
      const object = { ...at(name), Body: bytes, ContentType: getMediaType(name), ContentLength: bytes.length };
      await reachBucket(client.send(new PutObjectCommand(object), limit()));
    },
    read: async (name) => {
      const object = await findInBucket(client.send(new GetObjectCommand(at(name)), limit()));
      const bytes = object?.Body && (await reachBucket(object.Body.transformToByteArray()));
      return bytes && Buffer.from(bytes);
    },
    open: async (name, range) => {
      const command = new GetObjectCommand({ ...at(name), ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}) });
      const object = await findInBucket(limitStart((abortSignal) => client.send(command, { abortSignal })));
      return object?.Body?.transformToWebStream();
    },
    remove: async (name) => {
      await findInBucket(client.send(new DeleteObjectCommand(at(name)), limit()));
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
    const page = await reachBucket(client.send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: next }), limit()));
    for (const { Key: name, LastModified: written } of page.Contents ?? [])
      if (name !== undefined && written && isMediaName(name)) yield { name, modifiedAt: written };
    next = page.NextContinuationToken;
  } while (next !== undefined);
}

/** Returns undefined for a missing file. @throws MediaStoreUnavailableError */
async function findInBucket<Result>(work: Promise<Result>): Promise<Result | undefined> {
  return reachBucket(
    work.catch((error: unknown) => {
      if (isMissingFile(error)) return undefined;
      throw error;
    }),
  );
}

/** A missing bucket has the same status as a missing file. */
function isMissingFile(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket';
}

/** @throws MediaStoreUnavailableError */
async function reachBucket<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const status = error instanceof S3ServiceException ? `${error.$metadata.httpStatusCode ?? ''} ${error.name} ` : '';
    // Without the error itself, which holds the request with its signature and would be logged.
    throw new MediaStoreUnavailableError(`The bucket did not respond as expected: ${status}${getErrorReason(error)}`);
  }
}
