export { handleCheckJson, handleLifecycleJson, handleReleaseData } from './handlers';
