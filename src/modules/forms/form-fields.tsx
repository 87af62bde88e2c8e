import type { ReactElement } from 'react';
import type { FormDefinition, FormField } from './definition';
import { recaptchaConfig } from '@/services/bot-protection';
import { type FieldError, getSubmittedValues, type SubmittedValues } from './field-schema';
import type { FormSubject } from './subject';
import { getScoreAction } from './visitor-score';
import { getErrorSummaryTitle } from './format';

/** The state of a form: the values typed so far and their errors. */
export interface FormState {
  values: SubmittedValues;
  problems: readonly FieldError[];
  /** An error about the form as a whole. */
  notice?: string | undefined;
  /** The heading of the notice, when it isn't that the form was not sent. */
  noticeTitle?: string | undefined;
  /** The entry that the form is about; its field can't be changed. */
  subject?: FormSubject | undefined;
}

export const EMPTY_FORM: FormState = { values: {}, problems: [] };

interface FormFieldsProps {
  definition: FormDefinition;
  state: FormState;
}

/** File types that can be uploaded; the server checks the content. */
const FILE_EXTENSIONS = '.txt,.log,.sql,.csv,.pdf,.png,.jpg,.jpeg,.gz,.zip';

/**
 * Renders a form without class names: its container provides the styles (form-section.tsx). The form is inserted as an
 * HTML string, so that the response to an invalid submission is the same page with a different form in it.
 */
export function FormFields({ definition, state }: FormFieldsProps): ReactElement {
  const { key, fields, submitLabel } = definition;
  const hasFile = fields.some(({ kind }) => kind === 'file');
  const broken = new Map(state.problems.map(({ name, message }) => [name, message]));
  return (
    <form
      id={`form-${key}`}
      method="post"
      action={`?form=${key}`}
      encType={hasFile ? 'multipart/form-data' : undefined}
      data-tools="/forms/tools.js"
      // The error summary lists all missing fields, while a browser's own message shows only one.
      noValidate
      aria-label={definition.name}
    >
      <ErrorSummary definition={definition} state={state} />
      {fields.map((field) => (
        <Field
          key={field.name}
          id={`${key}-${field.name}`}
          field={field}
          values={field.name === state.subject?.field ? [state.subject.title] : getSubmittedValues(state.values, field.name)}
          problem={broken.get(field.name)}
          isFixed={field.name === state.subject?.field}
        />
      ))}
      <input type="hidden" name="attempt" value={state.values['attempt']?.[0] ?? ''} />
      {state.values['proof'] === undefined ? null : <input type="hidden" name="proof" value={state.values['proof'][0]} />}
      <Honeypot />
      <p>
        <button type="submit">{submitLabel}</button>
      </p>
      {recaptchaConfig === undefined ? null : <div data-badge={getScoreAction(key)} />}
    </form>
  );
}

/**
 * A field that people can't see, hear, reach or autofill, unlike bots that fill in every field. The styles hide it
 * (form.module.css).
 */
function Honeypot(): ReactElement {
  return (
    <p data-trap="" inert>
      <label>
        Leave this empty <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}

/** Lists the errors, each with a link to its field. It gets the focus, even without a script. */
function ErrorSummary({
  definition: { key, fields },
  state: { problems, notice, noticeTitle = 'This was not sent yet.' },
}: FormFieldsProps): ReactElement | null {
  if (problems.length === 0 && notice === undefined) return null;
  const first = (name: string) => {
    const kind = fields.find((field) => field.name === name)?.kind;
    return kind === 'choices' ? `${key}-${name}-0` : `${key}-${name}`;
  };
  return (
    <div data-summary="" role="alert" tabIndex={-1} autoFocus>
      <h3>{notice === undefined ? getErrorSummaryTitle(problems.length) : noticeTitle}</h3>
      {notice === undefined ? null : <p>{notice}</p>}
      <ul>
        {problems.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${first(name)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FieldProps {
  id: string;
  field: FormField;
  values: readonly string[];
  problem?: string | undefined;
  /** Whether the value comes from the URL. */
  isFixed?: boolean;
}

function Field(props: FieldProps): ReactElement {
  const { id, field, values, problem, isFixed } = props;
  const described = getDescribedBy(props);
  if (field.kind === 'checkbox') {
    return (
      <div data-field="checkbox">
        <input
          type="checkbox"
          id={id}
          name={field.name}
          value="yes"
          required={field.required ?? false}
          defaultChecked={values.length > 0}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={described}
        />
        <label htmlFor={id}>{field.label}</label>
        <FieldMessages {...props} />
      </div>
    );
  }
  if (field.kind === 'choices') {
    return (
      <fieldset
        data-field="choices"
        data-required={field.required ? '' : undefined}
        data-most={field.most ?? undefined}
        aria-describedby={described}
      >
        <legend>
          {field.label}
          <OptionalMark field={field} />
        </legend>
        <FieldMessages {...props} />
        {(field.options ?? []).map((option, index) => (
          <div key={option}>
            <input
              type="checkbox"
              id={`${id}-${index}`}
              name={field.name}
              value={option}
              defaultChecked={values.includes(option)}
            />
            <label htmlFor={`${id}-${index}`}>{option}</label>
          </div>
        ))}
      </fieldset>
    );
  }
  return (
    <div data-field={field.kind} data-most={field.most ?? undefined}>
      <label htmlFor={id}>
        {field.label}
        <OptionalMark field={field} />
      </label>
      <FieldMessages id={id} field={field} values={values} problem={problem} />
      <Control id={id} field={field} values={values} problem={problem} isFixed={isFixed} />
    </div>
  );
}

/** Help and error are between label and input, so that nothing covers them while the visitor types. */
function FieldMessages({ id, field: { help }, problem }: FieldProps): ReactElement {
  return (
    <>
      {help ? <small id={`${id}-help`}>{help}</small> : null}
      {problem === undefined ? null : <strong id={`${id}-problem`}>{problem}</strong>}
    </>
  );
}

function OptionalMark({ field }: { readonly field: FormField }): ReactElement | null {
  return field.required ? null : <span> (optional)</span>;
}

function Control(props: FieldProps): ReactElement {
  const { id, field, values, problem, isFixed } = props;
  const [value = ''] = values;
  const shared = {
    id,
    name: field.name,
    required: field.required ?? false,
    autoComplete: field.autocomplete ?? undefined,
    'aria-invalid': problem === undefined ? undefined : (true as const),
    'aria-describedby': getDescribedBy(props),
  };
  switch (field.kind) {
    case 'longText':
      return <textarea {...shared} rows={6} defaultValue={value} />;
    case 'select':
      return (
        <select {...shared} defaultValue={value}>
          <option value="">Choose</option>
          {(field.options ?? []).map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'file':
      return <input {...shared} type="file" accept={FILE_EXTENSIONS} />;
    case 'email':
      return <input {...shared} type="email" defaultValue={value} />;
    case 'phone':
      return <input {...shared} type="tel" defaultValue={value} />;
    default:
      return <input {...shared} type="text" defaultValue={value} readOnly={isFixed} />;
  }
}

function getDescribedBy({ id, field, problem }: FieldProps): string | undefined {
  const ids = [...(field.help ? [`${id}-help`] : []), ...(problem === undefined ? [] : [`${id}-problem`])];
  return ids.length === 0 ? undefined : ids.join(' ');
}
