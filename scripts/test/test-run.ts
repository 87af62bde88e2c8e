import type { CommandContext } from '../command';
import { CommandError, formatError } from '../command-error';
import type { Step } from '../terminal';
import { type PartOutcome, truncateOutput } from './checks';
import type { ChosenParts, PartName } from './part-names';
import type { PartResult } from './reports';

type Work = (step: Step | undefined) => Promise<PartOutcome>;

/** A run of the chosen parts of `npm test`, and their results. */
export class TestRun {
  readonly results: PartResult[] = [];

  constructor(
    readonly context: CommandContext,
    readonly chosen: ChosenParts,
  ) {}

  /** Runs a part if it is chosen, and adds its result. Never rejects: a part that can't be run counts as failed. */
  async part(name: PartName, work: Work): Promise<void> {
    if (this.chosen.has(name)) this.results.push(await this.#runPart(name, work));
  }

  async #runPart(name: PartName, work: Work): Promise<PartResult> {
    const { terminal } = this.context;
    // The browser part prints its own output line by line, which would break a counting line below.
    const step = name === 'site' ? undefined : terminal.startStep(name);
    const begin = Date.now();
    const { output, ...outcome } = await work(step).catch(toFailedOutcome);
    const text = `${name}: ${outcome.passed} passed, ${outcome.failed} failed`;
    if (outcome.failed === 0) step?.succeed(text);
    else {
      step?.fail(text);
      terminal.print('', truncateOutput(name, output), '');
    }
    return { ...outcome, part: name, milliseconds: Date.now() - begin };
  }
}

function toFailedOutcome(error: unknown): PartOutcome {
  return {
    passed: 0,
    failed: 1,
    skipped: 0,
    remark: error instanceof CommandError ? error.message : 'it could not be run',
    output: formatError(error).join('\n'),
  };
}
