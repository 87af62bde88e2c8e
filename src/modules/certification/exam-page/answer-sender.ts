import { savedAnswerResultSchema, type SavedAnswerResult } from '../exam';
import { EXAM_PATHS } from '../exam-paths';
import type { AnswerKeeper } from './kept-answers';
import { announceQuestion } from './saved-answers';

const TIME_LIMIT_MS = 8_000;
const RETRY_MS = 3_000;

/** What has become of an answer; a waiting one is sent again. */
export type AnswerState = 'saved' | 'refused' | 'waiting';

interface SenderOptions {
  /** Shows the outcome. */
  readonly report: (status: string, state: AnswerState) => void;
  /** Receives the seconds left by the server's clock with each saved answer. */
  readonly takeTime: (secondsLeft: number) => void;
  /** Keeps the answer until it is saved. */
  readonly keeper: AnswerKeeper;
  /** Answers that an earlier page sent without a response. */
  readonly unconfirmed?: readonly string[];
}

/**
 * Saves the answer that is in a form, one request at a time. An answer that could not be sent is sent again until the
 * network is back; the newest one wins. Until it is saved, it is kept in the browser, too.
 */
export class AnswerSender {
  readonly #form: HTMLFormElement;
  readonly #report: SenderOptions['report'];
  readonly #takeTime: SenderOptions['takeTime'];
  readonly #keeper: AnswerKeeper;
  #isDirty = false;
  /** Whether the answer in the form was refused. Its reason stays in view until the answer is changed. */
  #isRefused = false;
  /** Answers that were sent without a response, as `describeAnswer` returns them. The server may have saved each of them. */
  readonly #unconfirmed: Set<string>;
  #sending: Promise<boolean> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;
  /** The answer that a request under way has, as `describeAnswer` returns it. */
  #sent: string | undefined;
  #savedReport = 'Saved.';

  constructor(form: HTMLFormElement, { report, takeTime, keeper, unconfirmed = [] }: SenderOptions) {
    this.#form = form;
    this.#unconfirmed = new Set(unconfirmed);
    this.#report = report;
    this.#takeTime = takeTime;
    this.#keeper = keeper;
  }

  /** Whether leaving the page now can lose an answer. */
  get hasUnsavedAnswer(): boolean {
    return !this.#isOver && (this.#isDirty || this.#sending !== undefined);
  }

  /** Saves the current answer. */
  send(): void {
    this.#isDirty = true;
    this.#keep();
    void this.flush();
  }

  /**
   * Saves an answer of which no event tells: one that was given before the scripts of the page ran, or that was kept when the
   * page was left.
   */
  sendEarlierAnswer(): void {
    const fields = this.#form.querySelectorAll<HTMLInputElement>('[name="choice"], [name="flagged"]');
    if (Array.from(fields).some(({ checked, defaultChecked }) => checked !== defaultChecked)) this.send();
    else this.#sendKeptAnswer();
  }

  #sendKeptAnswer(): void {
    const kept = this.#keeper.read();
    if (kept === undefined) return;
    const [choice, flagged, revision] = this.#readAnswer();
    const shown = describeAnswer(choice, flagged);
    if (describeAnswer(kept.choice, kept.flagged) === shown) {
      this.#keeper.remove();
      return;
    }
    // The server has an answer that isn't from this page.
    if (kept.revision !== revision && !kept.unconfirmed.includes(shown)) {
      this.#keeper.remove();
      this.#report('This question was answered in another tab after you left this page. That answer is shown.', 'refused');
      return;
    }
    for (const answer of kept.unconfirmed) this.#unconfirmed.add(answer);
    this.#show(kept.choice.map(Number), kept.flagged);
    this.#savedReport = 'Saved: this is the answer that you gave before you left this page.';
    this.send();
  }

  /** Keeps the answer in the form, with those that the server may have saved by the time the page is opened again. */
  #keep(): void {
    const [choice, flagged, revision] = this.#readAnswer();
    const unconfirmed = [...this.#unconfirmed, ...(this.#sent === undefined ? [] : [this.#sent])];
    this.#keeper.keep({ choice, flagged, revision, unconfirmed });
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
    this.#keeper.remove();
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
      const sent = describeAnswer(body.getAll('choice'), body.has('flagged'));
      this.#sent = sent;
      const result = await this.#request(body);
      this.#sent = undefined;
      if (result === undefined) {
        this.#isDirty = true;
        this.#unconfirmed.add(sent);
        this.#keep();
        this.#retry = setTimeout(() => void this.flush(), RETRY_MS);
        this.#report('Not saved yet: the site can’t be reached. Stay on this page; it keeps trying.', 'waiting');
        return false;
      }
      isSaved = this.#take(result);
      if (result.outcome === 'saved')
        announceQuestion({
          position: Number(body.get('position')),
          isAnswered: body.has('choice'),
          isFlagged: body.has('flagged'),
        });
    }
    return isSaved;
  }

  #readAnswer(): [choice: string[], flagged: boolean, revision: string] {
    const body = this.#readForm();
    return [body.getAll('choice'), body.has('flagged'), body.get('revision') ?? '0'];
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
        // A change made meanwhile is sent next, with the revision of this response.
        if (this.#isDirty) this.#keep();
        else this.#keeper.remove();
        this.#report(this.#savedReport, 'saved');
        this.#savedReport = 'Saved.';
        return true;
      case 'conflict':
        this.#resolveConflict(choice, flagged);
        return false;
      case 'invalid':
        if (!this.#isDirty) this.#keeper.remove();
        this.#report('Not saved: too many options are chosen.', 'refused');
        return false;
      case 'over':
        this.end();
        location.assign(EXAM_PATHS.result);
        return false;
      case 'unknown':
        this.#report('Not saved: the exam was resumed in another browser, and continues there.', 'refused');
        return false;
    }
  }

  #resolveConflict(choice: readonly number[], flagged: boolean): void {
    const isOwnEarlierAnswer = this.#unconfirmed.has(describeAnswer(choice, flagged));
    this.#unconfirmed.clear();
    // If the person's own earlier answer was saved although its response was lost, the one in the form replaces it. If another
    // tab has answered, a change made meanwhile is no longer in the form.
    this.#isDirty = isOwnEarlierAnswer;
    if (isOwnEarlierAnswer) {
      this.#keep();
      return;
    }
    this.#keeper.remove();
    this.#show(choice, flagged);
    this.#report(
      'Another tab has answered this question. Its answer is shown; change it here if you want another one.',
      'refused',
    );
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
