'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { type CSSProperties, type ReactElement, type ReactNode, useState } from 'react';
import { LOCAL_TIME_MAX } from '../local-time';

const LINK_STYLE: CSSProperties = {
  padding: '0.5rem 0',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
};

/** Renders a text field for a day (2026-11-21) with the calendar of the browser. */
export function DayField(props: TextFieldClientProps): ReactElement {
  return <NativeInput {...props} type="date" max="9999-12-31" />;
}

/**
 * Renders a text field for a date and time (2026-11-21T14:30) with the calendar of the browser. That can't show a UTC offset,
 * which an hour that occurs twice needs, so the time can be typed, too.
 */
export function WallTimeField(props: TextFieldClientProps): ReactElement {
  const { value } = useField<unknown>({ potentiallyStalePath: props.path });
  const [isTyped, setTyped] = useState(hasOffset(value));
  return (
    <NativeInput {...props} {...(isTyped ? { type: 'text' } : { type: 'datetime-local', max: LOCAL_TIME_MAX })}>
      {isTyped ? null : (
        <button type="button" style={LINK_STYLE} onClick={() => setTyped(true)}>
          Type it with a UTC offset
        </button>
      )}
    </NativeInput>
  );
}

function hasOffset(time: unknown): boolean {
  return typeof time === 'string' && time.length > 'yyyy-mm-ddThh:mm'.length;
}

interface NativeInputProps extends TextFieldClientProps {
  readonly type: 'date' | 'datetime-local' | 'text';
  readonly max?: string;
  readonly children?: ReactNode;
}

function NativeInput({ field, path: givenPath, readOnly, type, max, children }: NativeInputProps): ReactElement {
  const { disabled, path, setValue, showError, value } = useField<unknown>({ potentiallyStalePath: givenPath });
  return (
    <div className={['field-type', 'text', showError ? 'error' : ''].filter(Boolean).join(' ')}>
      <FieldLabel label={field.label ?? field.name} path={path} required={field.required === true} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={`field-${path.replaceAll('.', '__')}`}
          type={type}
          max={max}
          disabled={readOnly === true || disabled}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => setValue(target.value)}
        />
        {children}
        <FieldDescription description={field.admin?.description ?? ''} path={path} />
      </div>
    </div>
  );
}
