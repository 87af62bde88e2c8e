import type { ReactElement } from 'react';
import { escapeHtml } from '@/platform/escape-markup';
import { Button, LinkButton } from '@/ui/button';
import { FactList } from '@/ui/fact-list';
import { type Calculator, type CalculatorField, formatStepResult, joinUnits, type CalculationOutput } from './calculation';
import css from './calculator.module.css';
import { getCalculatorUrl } from './calculators';
import { calculate, type CalculationResult, type CalculatorInput } from './calculator-input';

const RESULT_ID = 'result';
const TALK = { label: 'Talk to an expert', href: '/contact' };

interface CalculatorViewProps {
  readonly calculator: Calculator;
  readonly entered: CalculatorInput;
  /** Whether it was submitted, in which case missing values are reported and the result has a link. */
  readonly isSent: boolean;
}

/** A calculator: a form that works without JavaScript, the result, and the working behind it. */
export function CalculatorView({ calculator, entered, isSent }: CalculatorViewProps): ReactElement {
  const found = calculate(calculator, entered);
  const problems = isSent && found.state === 'refused' ? found.problems : {};
  const url = getCalculatorUrl(calculator);
  const { next = TALK } = calculator;
  return (
    <div className={css.calculator}>
      <Problems fields={calculator.fields} problems={problems} />
      {/*
       * The result is below the form, which is longer than a phone. The result page shows every problem beside its field; a
       * browser would show only one, and hide it again.
       */}
      <form action={`${url}/result#${RESULT_ID}`} aria-label={calculator.title} noValidate>
        {calculator.fields.map((field) => (
          <Field key={field.name} field={field} value={entered[field.name] ?? ''} problem={problems[field.name]} />
        ))}
        <Button primary type="submit">
          Calculate
        </Button>
      </form>
      <Result answer={found} />
      {isSent && found.state === 'computed' ? (
        <>
          <p>
            This page’s URL contains what you entered: share it or bookmark it. Download the{' '}
            <a href={`${url}/result.csv?${new URLSearchParams({ ...entered })}`}>result as CSV</a>, or print the page.
          </p>
          <LinkButton href={next.href}>{next.label}</LinkButton>
        </>
      ) : null}
      {isSent ? (
        <p>
          <a href={url}>Start again</a>
        </p>
      ) : null}
    </div>
  );
}

interface ProblemsProps {
  readonly fields: Calculator['fields'];
  readonly problems: Readonly<Record<string, string>>;
}

/** Says above the form what is wrong in it, with a link to each field, as the other forms of the site do. */
function Problems({ fields, problems }: ProblemsProps): ReactElement | null {
  const wrong = fields.filter(({ name }) => problems[name] !== undefined);
  if (wrong.length === 0) return null;
  return (
    <div role="alert">
      <p>Some fields need another value. What you entered is still there.</p>
      <ul>
        {wrong.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${getFieldId(name)}`}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FieldProps {
  readonly field: CalculatorField;
  readonly value: string;
  readonly problem: string | undefined;
}

function Field({ field, value, problem }: FieldProps): ReactElement {
  const { name, label } = field;
  const id = getFieldId(name);
  const described = [...(field.help ? [`${id}-help`] : []), ...(problem ? [`${id}-problem`] : [])].join(' ') || undefined;
  const shared = { id, name, 'aria-describedby': described, 'aria-invalid': problem ? true : undefined } as const;
  return (
    <p data-wide={field.kind === 'text' ? '' : undefined}>
      <label htmlFor={id}>
        {label}
        {field.kind === 'number' ? <span> ({field.unit})</span> : null}
      </label>
      {field.kind === 'choice' ? (
        <select {...shared} defaultValue={value}>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : field.kind === 'text' ? (
        <span
          className={css.typed}
          dangerouslySetInnerHTML={{ __html: renderTextarea({ id, name, value, described, isInvalid: problem !== undefined }) }}
        />
      ) : (
        <input {...shared} type="text" inputMode="decimal" autoComplete="off" required defaultValue={value} />
      )}
      {field.help ? <small id={`${id}-help`}>{field.help}</small> : null}
      {problem ? <strong id={`${id}-problem`}>{problem}</strong> : null}
    </p>
  );
}

function getFieldId(name: string): string {
  return `enter-${name}`;
}

interface TextareaProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly described: string | undefined;
  readonly isInvalid: boolean;
}

/** As HTML, because React would set the value again when it hydrates the page, and what was typed before would be lost. */
function renderTextarea({ id, name, value, described, isInvalid }: TextareaProps): string {
  const state = `${described === undefined ? '' : ` aria-describedby="${described}"`}${isInvalid ? ' aria-invalid="true"' : ''}`;
  // The parser of HTML ignores the first line break.
  return (
    `<textarea id="${id}" name="${escapeHtml(name)}"${state} rows="8" maxlength="4000" spellcheck="false">\n` +
    `${escapeHtml(value)}</textarea>`
  );
}

function Result({ answer }: { readonly answer: CalculationResult }): ReactElement | null {
  if (answer.state === 'refused') return null;
  const { outcome } = answer;
  return (
    <section aria-labelledby={RESULT_ID} className={css.result}>
      <h3 id={RESULT_ID}>{joinUnits(outcome.answer)}</h3>
      <FactList facts={outcome.results.map(({ label, value }) => ({ name: label, value }))} />
      <Working outcome={outcome} />
      <h4>Assumptions</h4>
      <ul>
        {outcome.assumptions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

function Working({ outcome: { working } }: { readonly outcome: CalculationOutput }): ReactElement {
  return (
    <div className={css.working} role="group" aria-labelledby="working" tabIndex={0}>
      <table>
        <caption id="working">Calculation steps</caption>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Formula</th>
            <th scope="col">With your numbers</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {working.map(({ label, formula, numbers, value, unit }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formula}</td>
              <td>{numbers}</td>
              <td>{formatStepResult({ value, unit })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
