export { ErrorBoundary } from './error-boundary';
export { ErrorFallback } from './error-fallback';
