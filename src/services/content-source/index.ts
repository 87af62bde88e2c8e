import { environment } from '@/platform/environment';
import { type ContentSourceClient, createContentSourceClient } from './content-source-client';

export { ContentSourceError, type ContentSourceClient } from './content-source-client';
export {
  computeSnapshotVersion,
  CONTENT_API_BASE,
  type ContentSnapshot,
  describeFile,
  isPictureName,
  type SnapshotFile,
} from './snapshot';

const { CMS_TOKEN, CMS_URL } = environment;

/** The site whose content this one copies; undefined when it has content of its own. */
export const contentSource: ContentSourceClient | undefined =
  CMS_URL === undefined || CMS_TOKEN === undefined ? undefined : createContentSourceClient({ url: CMS_URL, token: CMS_TOKEN });
