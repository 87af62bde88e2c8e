export { Leadership } from './leadership';
export { MediaCoverage, titleOfCoverageView } from './media-coverage';
export { pressFeed } from './press-feed';
export { PressReleaseList, titleOfPressView } from './press-release-list';
export { PressReleasePage } from './press-release-page';
export { PRESS_PAGE, releaseAt, releaseOf, type Release } from './press-releases';
