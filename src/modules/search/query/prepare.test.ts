import { expect, it } from 'vitest';
import { prepareStatement } from './prepare';

it('gives statements with the same text the same name, and names only the first ones', () => {
  const named = Array.from({ length: 200 }, (_, index) =>
    prepareStatement({ text: `select $1::int + ${index}`, values: [index] }),
  );
  const names = named.flatMap(({ name }) => name ?? []);
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThan(100);
  expect(new Set(names).size).toBe(names.length);
  expect(prepareStatement({ text: 'select $1::int + 0', values: [7] })).toEqual({ ...named[0], values: [7] });
});
