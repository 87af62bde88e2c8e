import { readFileSync } from 'node:fs';
import postcss, { type AtRule, type Rule } from 'postcss';
import { expect, it } from 'vitest';

function findDeclarations(isWanted: (group: AtRule) => boolean): Map<string, string> {
  const found = new Map<string, string>();
  postcss.parse(readFileSync('src/ui/styles/global.css', 'utf8')).walkAtRules((group) => {
    if (!isWanted(group)) return;
    for (const rule of group.nodes?.filter((node): node is Rule => node.type === 'rule' && node.selector === ':root') ?? [])
      rule.each((node) => void (node.type === 'decl' && found.set(node.prop, node.value)));
  });
  return found;
}

it('every color of the two themes has one for browsers without light-dark(), in which it would be invalid', () => {
  const tokens = findDeclarations(({ name, params }) => name === 'layer' && params === 'tokens');
  const themed = [...tokens].filter(([, value]) => value.startsWith('light-dark(')).map(([name]) => name);
  const others = findDeclarations(({ name, params }) => name === 'supports' && params.includes('light-dark'));
  expect(themed.length).toBeGreaterThan(10);
  expect([...others.keys()].filter((name) => name.startsWith('--'))).toEqual(themed);
  for (const value of [...others.values()].slice(1)) expect(value).toMatch(/^#[0-9a-f]{6}$/);
});
