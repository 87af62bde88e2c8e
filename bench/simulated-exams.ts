import { z } from 'zod';

/** The result of one simulated person's exam. */
export interface ExamTaker {
  subject: string;
  /** The last choice that the site said is saved, by question. */
  saved: Map<number, number>;
  /** How long each answer took to be saved, with all repetitions. */
  milliseconds: number[];
  /** Answers that had to be sent again, because a server was killed. */
  repeated: number;
}

interface ExamRushOptions {
  /** Returns an instance that runs. */
  findInstance: () => Promise<{ url: string }>;
  /** Access tokens by person. */
  tokens: ReadonlyMap<string, string>;
  questions: number;
  /** The longest time for which a person thinks before the next answer. */
  pauseMs: number;
}

const resultSchema = z.object({ outcome: z.literal('saved'), revision: z.number() });

/** Lets everyone take an exam at once: start it, then answer each question after a pause, and some of them twice. */
export function simulateExams({ findInstance, tokens, questions, pauseMs }: ExamRushOptions): Promise<ExamTaker[]> {
  return Promise.all(
    [...tokens].map(async ([subject, token]) => {
      const taker: ExamTaker = { subject, saved: new Map(), milliseconds: [], repeated: 0 };
      const cookie = await startExam(findInstance, token);
      for (let position = 1; position <= questions; position += 1) {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * pauseMs));
        const revision = await sendAnswer(taker, { findInstance, cookie, position, revision: 0 });
        if (position % 5 === 0) await sendAnswer(taker, { findInstance, cookie, position, revision });
      }
      return taker;
    }),
  );
}

/** @returns the cookie with which the browser answers */
async function startExam(findInstance: ExamRushOptions['findInstance'], token: string): Promise<string> {
  for (;;) {
    const { url } = await findInstance();
    const response = await fetch(`${url}/account/exams`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ action: 'start', level: 'associate', name: 'Bench Person' }),
    }).catch(() => undefined);
    if (response === undefined || response.status === 503) continue;
    if (response.status !== 200) throw new Error(`An exam could not be started: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
    return response.headers.get('set-cookie')?.split(';')[0] ?? '';
  }
}

interface AnswerOptions {
  findInstance: ExamRushOptions['findInstance'];
  cookie: string;
  position: number;
  revision: number;
}

/** Saves an answer; sends it again when a killed server doesn't respond, as the page does. @returns its revision */
async function sendAnswer(taker: ExamTaker, { findInstance, cookie, position, revision }: AnswerOptions): Promise<number> {
  const choice = Math.floor(Math.random() * 4);
  const body = new URLSearchParams({ position: String(position), revision: String(revision), choice: String(choice) }).toString();
  const begin = performance.now();
  for (;;) {
    const { url } = await findInstance();
    const answer = await fetch(`${url}/training/exam/answer`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded', origin: url, cookie },
      body,
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => undefined);
    if (answer === undefined || answer.status >= 500) {
      taker.repeated += 1;
      continue;
    }
    if (answer.status !== 200) throw new Error(`An answer was refused with ${answer.status}: ${answer.text}`);
    taker.milliseconds.push(performance.now() - begin);
    taker.saved.set(position, choice);
    return resultSchema.parse(JSON.parse(answer.text)).revision;
  }
}
