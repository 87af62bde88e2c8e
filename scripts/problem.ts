/**
 * Something that a person can act on: printed as a sentence and advice, without a stack.
 * Everything else that is thrown is a defect of ours and keeps its stack.
 */
export class Problem extends Error {
  readonly advice: string;
  readonly output: string;
  readonly code: number;

  /**
   * @param sentence what is the matter
   * @param advice what to do about it
   * @param output what the failed program printed, when that helps
   * @param code what the command exits with
   */
  constructor(sentence: string, advice = '', output = '', code = 1) {
    super(sentence);
    this.name = 'Problem';
    this.advice = advice;
    this.output = output;
    this.code = code;
  }
}

/**
 * What the terminal shows of an error.
 * @param error whatever was thrown
 * @returns lines, the sentence first
 */
export function explain(error: unknown): string[] {
  if (error instanceof Problem) {
    const lines = [error.message];
    if (error.advice !== '') lines.push(error.advice);
    return error.output.trim() === '' ? lines : [error.output.trimEnd(), '', ...lines];
  }
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}

/**
 * The machine-readable code that Node and Postgres put on their errors.
 * @param error whatever was thrown
 * @returns the code, or an empty string when there is none
 */
export function codeOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') return error.code;
  return '';
}
