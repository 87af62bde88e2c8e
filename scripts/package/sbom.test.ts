import { expect, it } from 'vitest';
import { selectComponents } from './sbom';

it('a bill of materials lists what was copied, and no dependency on anything else', () => {
  const sbom = {
    bomFormat: 'CycloneDX' as const,
    metadata: { component: { 'bom-ref': 'site@0.1.0' } },
    components: [
      { 'bom-ref': 'pg@8.20.0', name: 'pg', version: '8.20.0' },
      { 'bom-ref': 'pg@7.0.0', name: 'pg', version: '7.0.0' },
      { 'bom-ref': 'monaco-editor@1.0.0', name: 'monaco-editor', version: '1.0.0' },
    ],
    dependencies: [
      { ref: 'site@0.1.0', dependsOn: ['pg@8.20.0', 'monaco-editor@1.0.0'] },
      { ref: 'monaco-editor@1.0.0', dependsOn: [] },
      { ref: 'pg@8.20.0' },
    ],
  };
  const selected = selectComponents(sbom, ['pg@8.20.0']);
  expect(selected.components.map((component) => component['bom-ref'])).toEqual(['pg@8.20.0']);
  expect(selected.dependencies).toEqual([{ ref: 'site@0.1.0', dependsOn: ['pg@8.20.0'] }, { ref: 'pg@8.20.0' }]);
});
