import { existsSync } from 'node:fs';
import path from 'node:path';
import { validateFiles } from '@/platform/environment/validate-files';
import { EnvironmentError, parseEnvironment } from '@/platform/environment/environment';
import { repositoryRoot } from './paths';
import { CommandError } from './command-error';

/** Loads the variables of `.env`; variables that are already set take precedence. */
export function loadEnvironmentFile(): void {
  const file = path.join(repositoryRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Returns the folder for uploaded files when no bucket is configured. The site's server runs in the checkout. */
export function getMediaFolder(): string {
  return path.resolve(repositoryRoot, process.env['MEDIA_FOLDER'] || '.data/media');
}

/**
 * Validates the site's variables before anything is started. DATABASE_URL is excluded: it is checked by connecting
 * (database-url.ts), which gives a better message.
 * @throws {CommandError} that names each invalid variable
 */
export function validateVariables(variables: NodeJS.ProcessEnv): void {
  try {
    validateFiles(parseEnvironment({ ...variables, DATABASE_URL: undefined }));
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    throw new CommandError(error.message, {
      hint: 'Correct it in the environment or in .env, or unset it. docs/configuration.md lists the variables.',
    });
  }
}
