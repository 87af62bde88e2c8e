import { SLOTS } from '@/modules';

/** The feature slots that have views, such as a filter, below the path of their page. */
export const FEATURES_WITH_VIEWS = Object.entries(SLOTS).flatMap(([feature, { viewTitle }]) => (viewTitle ? [feature] : []));
