export { searchIndexPlugin } from './index/index-plugin';
export { refreshDictionary, synchronizeIndex } from './index/write-index';
export { fillEmptyIndex, rebuildIndex } from './index/rebuild';
export { canSearch } from './query/can-search';
export { queueOutdatedRebuild } from './tasks/refresh-dictionary-task';
