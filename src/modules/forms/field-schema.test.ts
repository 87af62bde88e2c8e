import { describe, expect, it } from 'vitest';
import type { FormField } from './definition';
import { validateForm, sanitizeText } from './field-schema';

const field = (rest: Partial<FormField> & Pick<FormField, 'kind'>): FormField => ({ name: 'it', label: 'It', ...rest });
const check = (definition: FormField, ...values: string[]) => validateForm({ fields: [definition] }, { it: values });
const kept = (definition: FormField, ...values: string[]) => {
  const checked = check(definition, ...values);
  return checked.ok ? checked.values['it'] : undefined;
};

describe('real-world names and phone numbers', () => {
  it.each([
    'Zoë',
    "O'Neil",
    'Nguyễn Văn A',
    '李小龍',
    'X Æ A-12',
    'María-José de la Cruz y Ruiz',
    'Ng',
    'د. سارة',
    'Jr., Robert',
  ])('are accepted: %s', (name) => {
    expect(kept(field({ kind: 'text', required: true }), name)).toBe(name);
  });

  it.each(['+49 (0)30 / 12 34-56', '555.0100 ext. 7', '112', '*100#', '+1;ext=5', ''])('are kept: %s', (phone) => {
    expect(kept(field({ kind: 'phone' }), phone)).toBe(phone);
  });
});

describe('email addresses', () => {
  it.each(['a@b.co', "o'neil+tag@mail.example.org", 'jörg@bücher.example', 'first.last@sub.domain.example'])(
    'accepts %s',
    (address) => {
      expect(kept(field({ kind: 'email', required: true }), ` ${address} `)).toBe(address);
    },
  );

  it.each([
    'a',
    '@b.co',
    'a@b',
    'a@b..co',
    'a b@c.de',
    'a@b.co,c@d.ee',
    'Name <a@b.co>',
    'a@b.co\nBcc: x@y.zz',
    'a@b.co;x',
    'a@b.co.',
    'a@@b.co',
    'a@b.co\u202e'.replace('b', ''),
  ])('rejects %j', (address) => {
    expect(check(field({ kind: 'email', required: true }), address).ok).toBe(false);
  });
});

describe('submitted values', () => {
  it('lose control characters, direction overrides and lone surrogates, and nothing else', () => {
    expect(sanitizeText('a\u0000b\u0007\u202Ec\u2066d\uD800e\r\nf\u2028')).toBe('abcde\nf');
    expect(sanitizeText('שלום \u200F😀 e\u0301')).toBe('שלום \u200F😀 é');
    expect(kept(field({ kind: 'text' }), 'one\r\nBcc: two')).toBe('one Bcc: two');
  });

  // Normalizing a million of them would take half an hour, in which no one else gets a response.
  it('keep the combining marks that a letter may have, of any number that is sent', () => {
    const [above, below] = ['\u0301', '\u0316'];
    const sent = `x${above.repeat(5_000)}\u0007${below.repeat(5_000)} y${below.repeat(2)}`;
    expect(sanitizeText(sent)).toBe(`x${above.repeat(30)} y${below.repeat(2)}`);
  });

  it('are required where the field is, and whitespace counts as empty', () => {
    for (const kind of ['text', 'email', 'phone', 'country', 'longText', 'select'] as const) {
      expect(check(field({ kind, required: true, options: ['a'] }), ' \t\n').ok, kind).toBe(false);
      expect(check(field({ kind, required: true, options: ['a'] })).ok, kind).toBe(false);
      expect(kept(field({ kind, options: ['a'] })), kind).toBe('');
    }
    expect(check(field({ kind: 'checkbox', required: true })).ok).toBe(false);
    expect(check(field({ kind: 'choices', required: true, options: ['a'] })).ok).toBe(false);
  });

  it('have a maximum length, and the message states the actual length', () => {
    const checked = check(field({ kind: 'text', most: 5 }), 'abcdef');
    expect(checked).toEqual({ ok: false, problems: [{ name: 'it', message: '“It” is too long: 6 characters, of at most 5.' }] });
  });

  it('must be one of the options', () => {
    const options = ['One', 'Two'];
    expect(kept(field({ kind: 'select', options }), 'Two')).toBe('Two');
    expect(check(field({ kind: 'select', options }), 'Three').ok).toBe(false);
    expect(kept(field({ kind: 'choices', options }), 'Two', 'One', 'Two')).toBe('Two, One');
    expect(check(field({ kind: 'choices', options }), 'One', 'Three').ok).toBe(false);
    expect(kept(field({ kind: 'checkbox' }), 'yes')).toBe('yes');
    expect(kept(field({ kind: 'checkbox' }))).toBe('no');
  });

  it('exclude names for which the form has no field', () => {
    expect(validateForm({ fields: [field({ kind: 'text' })] }, { it: ['a'], state: ['done'], constructor: ['x'] })).toEqual({
      ok: true,
      values: { it: 'a' },
    });
  });

  it('are reported field by field, in form order', () => {
    const fields: FormField[] = [
      { name: 'b', kind: 'text', label: 'B', required: true },
      { name: 'a', kind: 'email', label: 'A', required: true },
    ];
    const checked = validateForm({ fields }, { a: ['x'] });
    expect(checked.ok ? [] : checked.problems.map(({ name }) => name)).toEqual(['b', 'a']);
  });
});

it.each(['constructor', 'toString'])('a field may be called %s', (name) => {
  const fields: FormField[] = [{ name, kind: 'text', label: 'It' }];
  expect(validateForm({ fields }, {})).toEqual({ ok: true, values: { [name]: '' } });
  expect(validateForm({ fields }, { [name]: ['x'] })).toEqual({ ok: true, values: { [name]: 'x' } });
});

describe('every message', () => {
  const label = 'Kind of partnership';
  it.each([
    [{ kind: 'text', required: true }, ''],
    [{ kind: 'select', required: true, options: ['a'] }, ''],
    [{ kind: 'select', options: ['a'] }, 'b'],
    [{ kind: 'choices', options: ['a'] }, 'b'],
    [{ kind: 'email' }, 'nobody'],
    [{ kind: 'phone' }, '<>'],
    [{ kind: 'text', most: 1 }, 'ab'],
  ] as const)('names the field, because the summary shows it away from there: %o', (definition, value) => {
    const checked = check(field({ ...definition, label }), value);
    expect(checked).toMatchObject({ ok: false, problems: [{ message: expect.stringContaining(`“${label}”`) }] });
  });

  it('names the field of boxes, too', () => {
    for (const kind of ['choices', 'checkbox'] as const)
      expect(check(field({ kind, label, required: true, options: ['a'] }))).toMatchObject({
        ok: false,
        problems: [{ message: expect.stringContaining(`“${label}”`) }],
      });
  });
});
