interface LengthHintProps {
  readonly name: string;
  readonly length: number;
  readonly min: number;
  readonly max: number;
}

/** How long a text is, against how long it may be, in words and as a bar. */
export function LengthHint({ name, length, min, max }: LengthHintProps) {
  const verdict = length === 0 ? 'is missing' : length < min ? 'is short' : length > max ? 'is too long' : 'has a good length';
  return (
    <p>
      <meter aria-label={`Length: ${name}`} min={0} max={max} low={min} optimum={(min + max) / 2} value={Math.min(length, max)} />{' '}
      {name} {verdict}: {length} of {min} to {max} characters.
    </p>
  );
}
