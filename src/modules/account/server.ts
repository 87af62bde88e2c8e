export { forSignedIn, type PersonalRequest } from './authorize';
export { personalAnswer, problemAnswer, switchedOff, systemAnswer } from './answers';
