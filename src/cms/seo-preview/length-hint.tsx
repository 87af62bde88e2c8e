interface LengthHintProps {
  readonly name: string;
  readonly length: number;
  readonly min: number;
  readonly max: number;
}

/** Shows the length of a text against its limits, in words and as a bar. */
export function LengthHint({ name, length, min, max }: LengthHintProps) {
  const verdict = length === 0 ? 'is missing' : length < min ? 'is short' : length > max ? 'is too long' : 'has a good length';
  return (
    <p>
      <meter aria-label={`Length: ${name}`} min={0} max={max} low={min} optimum={(min + max) / 2} value={Math.min(length, max)} />{' '}
      {name} {verdict}: {length} of {min} to {max} characters.
    </p>
  );
}
