import { existsSync } from 'node:fs';
import path from 'node:path';
import { validateFiles } from '@/platform/environment/validate-files';
import { EnvironmentError, parseEnvironment } from '@/platform/environment/environment';
import { repositoryRoot } from './paths';
import { CommandError } from './command-error';

/** Reads the variables of `.env`, beside those that are set already, which count more. */
export function loadEnvironmentFile(): void {
  const file = path.join(repositoryRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Where the site keeps uploaded files when it keeps them in no bucket. Its server runs in the checkout. */
export function getMediaFolder(): string {
  return path.resolve(repositoryRoot, process.env['MEDIA_FOLDER'] || '.data/media');
}

/**
 * Checks the variables of the site before anything is started for it. DATABASE_URL is left out: it is checked by
 * connecting (database-url.ts), which can say more.
 * @throws {CommandError} which names each wrong variable
 */
export function validateVariables(variables: NodeJS.ProcessEnv): void {
  try {
    validateFiles(parseEnvironment({ ...variables, DATABASE_URL: undefined }));
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    throw new CommandError(
      error.message,
      'Correct it in the environment or in .env, or unset it. README.md lists the variables.',
    );
  }
}
