export { handleConfiguration, handleCounts, handleOpenSearch, handleQueries } from './api/handlers';
