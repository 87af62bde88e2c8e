export { runAnswer } from './check-answer';
export { formatPsqlOutput } from './format-psql';
export { evaluateAnswer } from './evaluate-answer';
export { runScript } from './run-script';
