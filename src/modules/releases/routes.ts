export { createLifecycleJson, createReleaseData, handleCheckJson, handleCheckPost } from './handlers';
