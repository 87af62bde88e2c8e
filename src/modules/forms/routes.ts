export { handleChallenge } from './handle-challenge';
