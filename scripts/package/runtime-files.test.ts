import { expect, it } from 'vitest';
import { isDevelopmentPackage, isRuntimeFile } from './runtime-files';

it.each(['dist/index.js.map', 'types/index.d.ts', 'README.md', 'docs/CHANGELOG.md'])('%s of a package is left out', (file) => {
  expect(isRuntimeFile('pg', file)).toBe(false);
});

it.each(['index.js', 'package.json', 'LICENSE', 'data/Helvetica.afm', 'dist/index.d.js'])('%s of a package is kept', (file) => {
  expect(isRuntimeFile('pg', file)).toBe(true);
});

it('Next keeps its server and loses its development tools, which other packages may have', () => {
  expect(isRuntimeFile('next', 'dist/compiled/next-server/app-page-turbo.runtime.prod.js')).toBe(true);
  expect(isRuntimeFile('next', 'dist/compiled/next-server/app-page-turbo.runtime.dev.js')).toBe(false);
  expect(isRuntimeFile('next', 'dist/esm/index.js')).toBe(false);
  expect(isRuntimeFile('zod', 'dist/esm/index.js')).toBe(true);
});

it('OpenTelemetry keeps the one build that Node loads', () => {
  expect(isRuntimeFile('@opentelemetry/core', 'build/src/index.js')).toBe(true);
  expect(isRuntimeFile('@opentelemetry/core', 'build/esm/index.js')).toBe(false);
});

it('packages for compiling and for creating migrations are left out', () => {
  expect(['drizzle-kit', '@next/swc-linux-x64-gnu', '@types/pg', 'drizzle-orm', 'sharp'].filter(isDevelopmentPackage)).toEqual([
    'drizzle-kit',
    '@next/swc-linux-x64-gnu',
    '@types/pg',
  ]);
});
