import { validateFiles } from './validate-files';
import { type Environment, EnvironmentError, parseEnvironment } from './environment';

/** The configuration of this process, checked once when it is first imported. */
export const environment = loadEnvironmentOrExit();

/** Wrong variables end the process with a sentence for each: whoever started it has to correct them. */
function loadEnvironmentOrExit(): Environment {
  try {
    const parsed = parseEnvironment(process.env);
    // A build may run on another machine than the site.
    if (process.env.NEXT_PHASE !== 'phase-production-build') validateFiles(parsed);
    return parsed;
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
