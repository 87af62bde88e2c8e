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

it('browsers without light-dark(), in which every color is invalid, have those that nothing can be seen without', () => {
  const tokens = findDeclarations(({ name, params }) => name === 'layer' && params === 'tokens');
  const others = findDeclarations(({ name, params }) => name === 'supports' && params.includes('light-dark'));
  for (const name of ['--paper', '--surface', '--line-strong', '--ink', '--accent']) {
    expect(tokens.get(name)).toMatch(/^light-dark\(/);
    expect(others.get(name)).toMatch(/^#[0-9a-f]{3}$/);
  }
});
