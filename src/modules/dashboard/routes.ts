export { answerProfile, answerRegistry, answerSubscriptions, rotateRegistry } from './account-answers';
