import { validateFiles } from './validate-files';
import { type Environment, EnvironmentError, parseEnvironment } from './environment';

/** The configuration of this process, validated once on first import. */
export const environment = loadEnvironmentOrExit();

/** Ends the process with one message per invalid variable, because the operator has to correct them. */
function loadEnvironmentOrExit(): Environment {
  try {
    const parsed = parseEnvironment(process.env);
    // A build may run on a different machine than the site.
    if (process.env.NEXT_PHASE !== 'phase-production-build') validateFiles(parsed);
    return parsed;
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
