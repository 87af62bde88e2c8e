import { APIError, ValidationError } from 'payload';

const ERRORS_MAX = 3;

/** Explains to the editors of an entry why a scheduled change to it was refused, in sentences. */
export function explainRefusal(error: unknown): string {
  if (error instanceof ValidationError) return listErrors(error);
  if (!(error instanceof APIError) || error.status >= 500)
    return 'The site tried several times, and each time an error occurred. If it happens again, tell an administrator.';
  if (error.status === 403) return 'The role of the person who scheduled it no longer allows this. An editor can do it instead.';
  return error.message;
}

function listErrors({ data: { errors } }: ValidationError): string {
  const listed = errors
    .slice(0, ERRORS_MAX)
    .map(({ label, path, message }) => `${typeof label === 'string' ? label : path}: ${message}`);
  const others = errors.length - listed.length;
  return [...listed, ...(others > 0 ? [`And ${others} more.`] : [])].join(' ');
}
