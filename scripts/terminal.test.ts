import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Terminal } from './terminal';

function record(isTTY: boolean): { write: (text: string) => void; isTTY: boolean; columns: number; text: () => string } {
  let text = '';
  return {
    write: (more) => {
      text += more;
    },
    isTTY,
    columns: 40,
    text: () => text,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('steps in a log', () => {
  it('print one line each, with the duration', () => {
    const output = record(false);
    const step = new Terminal(output).startStep('Building');
    vi.advanceTimersByTime(400);
    step.note('half way');
    step.succeed('Built');
    expect(output.text()).toBe('    half way\n✓ Built (0.4 s)\n');
  });

  it('report every ten seconds that they are still running', () => {
    const output = record(false);
    const step = new Terminal(output).startStep('Building');
    vi.advanceTimersByTime(25_000);
    step.fail();
    expect(output.text()).toBe('… Building (10 s so far)\n… Building (20 s so far)\n✗ Building (25.0 s)\n');
  });

  it('print nothing once muted', () => {
    const output = record(false);
    const terminal = new Terminal(output);
    const step = terminal.startStep('Building');
    terminal.mute();
    vi.advanceTimersByTime(60_000);
    step.note('x');
    step.succeed();
    terminal.startStep('Another').succeed();
    terminal.print('y');
    expect(output.text()).toBe('');
  });
});

describe('steps on a terminal', () => {
  it('count seconds in place, and never in a line that wraps', () => {
    const output = record(true);
    const step = new Terminal(output).startStep('A title that is longer than the terminal is wide');
    vi.advanceTimersByTime(2_000);
    step.succeed('Done');
    const lines = output.text().split('\n');
    expect(lines.some((line) => line.startsWith('\u001B[1A\u001B[2K'))).toBe(true);
    expect(lines.every((line) => stripVTControlCharacters(line).length < 40)).toBe(true);
    expect(stripVTControlCharacters(output.text()).endsWith('✓ Done (2.0 s)\n')).toBe(true);
  });
});

describe('running work as a step', () => {
  it('returns the result of the work and rethrows its errors', async () => {
    const output = record(false);
    const terminal = new Terminal(output);
    await expect(
      terminal.step(
        'Count',
        async () => 3,
        (three) => `Counted ${three}`,
      ),
    ).resolves.toBe(3);
    await expect(
      terminal.step(
        'Fail',
        () => Promise.reject(new Error('no')),
        () => '',
      ),
    ).rejects.toThrow('no');
    expect(output.text()).toBe('✓ Counted 3 (0.0 s)\n✗ Fail (0.0 s)\n');
  });
});
