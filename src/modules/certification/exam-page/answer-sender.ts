import { savedAnswerResultSchema, type SavedAnswerResult } from '../exam';
import { EXAM_PATHS } from '../exam-paths';

const TIME_LIMIT_MS = 8_000;
const RETRY_MS = 3_000;

/**
 * Saves the answer that is in a form, one request at a time. An answer that could not be sent is sent again until the
 * network is back; the newest one wins.
 */
export class AnswerSender {
  readonly #form: HTMLFormElement;
  readonly #report: (status: string) => void;
  readonly #takeTime: (secondsLeft: number) => void;
  #isDirty = false;
  /** Whether the answer in the form was refused. Its reason stays in view until the answer is changed. */
  #isRefused = false;
  /** Answers that were sent without a response, as `describeAnswer` returns them. The server may have saved each of them. */
  readonly #unconfirmed = new Set<string>();
  #sending: Promise<boolean> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  /**
   * @param report shows the outcome
   * @param takeTime receives the seconds left by the server's clock with each saved answer
   */
  constructor(form: HTMLFormElement, report: (status: string) => void, takeTime: (secondsLeft: number) => void) {
    this.#form = form;
    this.#report = report;
    this.#takeTime = takeTime;
  }

  /** Whether leaving the page now can lose an answer. */
  get hasUnsavedAnswer(): boolean {
    return !this.#isOver && (this.#isDirty || this.#sending !== undefined);
  }

  /** Saves the current answer. */
  send(): void {
    this.#isDirty = true;
    void this.flush();
  }

  /** Saves an answer that was given before the scripts of the page ran: no event tells of it. */
  sendEarlyChanges(): void {
    const fields = this.#form.querySelectorAll<HTMLInputElement>('[name="choice"], [name="flagged"]');
    if (Array.from(fields).some(({ checked, defaultChecked }) => checked !== defaultChecked)) this.send();
  }

  /**
   * Waits until the answer is saved. Concurrent calls share one result.
   * @returns false when it could not be saved now, or was refused and has not been changed since
   */
  flush(): Promise<boolean> {
    this.#sending ??= this.#sendChanges().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  /** Ends saving, because the exam is over: the server refuses every further answer. */
  end(): void {
    this.#isOver = true;
    this.close();
  }

  close(): void {
    clearTimeout(this.#retry);
  }

  /** A change during a request is sent after it, because its revision comes with the response. */
  async #sendChanges(): Promise<boolean> {
    let isSaved = !this.#isRefused;
    while (this.#isDirty && !this.#isOver) {
      clearTimeout(this.#retry);
      this.#isDirty = false;
      const body = this.#readForm();
      const result = await this.#request(body);
      if (result === undefined) {
        this.#isDirty = true;
        this.#unconfirmed.add(describeAnswer(body.getAll('choice'), body.has('flagged')));
        this.#retry = setTimeout(() => void this.flush(), RETRY_MS);
        this.#report('Not saved yet: the site can’t be reached. Stay on this page; it keeps trying.');
        return false;
      }
      isSaved = this.#take(result);
    }
    return isSaved;
  }

  #readForm(): URLSearchParams {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(this.#form)) if (typeof value === 'string') body.append(name, value);
    return body;
  }

  async #request(body: URLSearchParams): Promise<SavedAnswerResult | undefined> {
    try {
      const response = await fetch(EXAM_PATHS.answer, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body,
        // The person may go back, or close the page, while the answer is on its way.
        keepalive: true,
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      const content: unknown = await response.json();
      return savedAnswerResultSchema.safeParse(content).data;
    } catch {
      // No network, or no response in time: it is sent again.
      return undefined;
    }
  }

  #take({ outcome, revision, choice = [], flagged = false, secondsLeft }: SavedAnswerResult): boolean {
    if (secondsLeft !== undefined) this.#takeTime(secondsLeft);
    const revisionField = this.#form.elements.namedItem('revision');
    if (revision !== undefined && revisionField instanceof HTMLInputElement) revisionField.value = String(revision);
    this.#isRefused = outcome === 'invalid';
    switch (outcome) {
      case 'saved':
        this.#unconfirmed.clear();
        this.#report('Saved.');
        return true;
      case 'conflict':
        this.#resolveConflict(choice, flagged);
        return false;
      case 'invalid':
        this.#report('Not saved: too many options are chosen.');
        return false;
      case 'over':
        this.end();
        location.assign(EXAM_PATHS.result);
        return false;
      case 'unknown':
        this.#report('Not saved: the exam was resumed in another browser, and continues there.');
        return false;
    }
  }

  #resolveConflict(choice: readonly number[], flagged: boolean): void {
    const isOwnEarlierAnswer = this.#unconfirmed.has(describeAnswer(choice, flagged));
    this.#unconfirmed.clear();
    // If the person's own earlier answer was saved although its response was lost, the one in the form replaces it. If another
    // tab has answered, a change made meanwhile is no longer in the form.
    this.#isDirty = isOwnEarlierAnswer;
    if (isOwnEarlierAnswer) return;
    this.#show(choice, flagged);
    this.#report('Another tab has answered this question. Its answer is shown; change it here if you want another one.');
  }

  #show(choice: readonly number[], flagged: boolean): void {
    for (const field of this.#form.querySelectorAll<HTMLInputElement>('[name="choice"]'))
      field.checked = choice.includes(Number(field.value));
    const flag = this.#form.elements.namedItem('flagged');
    if (flag instanceof HTMLInputElement) flag.checked = flagged;
  }
}

/** The form and the server both list the chosen options in ascending order. */
function describeAnswer(choice: readonly (string | number)[], isFlagged: boolean): string {
  return JSON.stringify([choice.map(String), isFlagged]);
}
