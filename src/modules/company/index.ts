export { Leadership } from './leadership';
export { MediaCoverage, getCoverageListTitle } from './media-coverage';
export { getPressFeedEntries } from './press-feed';
export { PressReleaseList, getPressReleaseListTitle } from './press-release-list';
export { PressReleasePage } from './press-release-page';
export { PRESS_RELEASES_PATH, findPressRelease, toLocatedPressRelease, type LocatedPressRelease } from './press-releases';
