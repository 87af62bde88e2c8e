import type { ComponentProps, ReactElement, ReactNode } from 'react';
import css from './frame.module.css';

interface FrameProps {
  /** The text of the title bar: a program, a file, or a page. */
  readonly title: string;
  /** What the picture shows, for people who can't see it. */
  readonly label: string;
  /** A drawing of documented output is marked; a recording is not. */
  readonly isIllustration?: boolean;
  readonly children: ReactNode;
}

/** A window with a hairline and a title bar: the frame of every picture of a product at work. */
export function Frame({ title, label, isIllustration = false, children }: FrameProps): ReactElement {
  return (
    <figure className={css.frame} aria-label={label}>
      <div className={css.bar}>
        <span>{title}</span>
        {isIllustration ? <small>Illustration</small> : null}
      </div>
      <div className={css.body}>{children}</div>
    </figure>
  );
}

/** A line of a terminal: the input and its output. */
export interface TerminalStep {
  readonly prompt: string;
  readonly input: string;
  readonly output?: string;
}

interface TerminalStepsProps extends Pick<ComponentProps<'pre'>, 'role' | 'tabIndex'> {
  readonly label: string;
  readonly steps: readonly TerminalStep[];
}

/** A terminal session: prompts, input and output. A group becomes a tab stop when it is wider than its frame. */
export function TerminalSteps({ label, steps, role = 'group', tabIndex }: TerminalStepsProps): ReactElement {
  return (
    <pre className={css.terminal} role={role} tabIndex={tabIndex} aria-label={label} translate="no">
      {steps.map(({ prompt, input, output }, index) => (
        <span key={index}>
          <i>{prompt}</i>
          <b>{input}</b>
          {'\n'}
          {output ? `${output}\n` : null}
        </span>
      ))}
    </pre>
  );
}
