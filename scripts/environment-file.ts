import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkFiles } from '@/platform/environment/check-files';
import { EnvironmentError, parseEnvironment } from '@/platform/environment/environment';
import { checkout } from './checkout';
import { Problem } from './problem';

/** Reads the variables of `.env`, beside those that are set already, which count more. */
export function loadEnvironmentFile(): void {
  const file = path.join(checkout, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Where the site keeps uploaded files when it keeps them in no bucket. Its server runs in the checkout. */
export function mediaFolder(): string {
  return path.resolve(checkout, process.env['MEDIA_FOLDER'] || '.data/media');
}

/**
 * Checks the variables of the site before anything is started for it. DATABASE_URL is left out: it is checked by
 * connecting (database-url.ts), which can say more.
 * @throws {Problem} which names each wrong variable
 */
export function refuseWrongVariables(variables: NodeJS.ProcessEnv): void {
  try {
    checkFiles(parseEnvironment({ ...variables, DATABASE_URL: undefined }));
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    throw new Problem(error.message, 'Correct it in the environment or in .env, or unset it. README.md lists the variables.');
  }
}
