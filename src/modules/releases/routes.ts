export { handleCheckJson, handleCheckPost, handleLifecycleJson, handleReleaseData } from './handlers';
