export { runAnswer } from './check-answer';
export { formatPsqlOutput } from './format-psql';
export { judgeAnswer } from './judge-answer';
export { runScript } from './run-script';
