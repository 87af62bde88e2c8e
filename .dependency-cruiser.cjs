'use strict';

/**
 * The direction of imports (docs/architecture.md): each layer may import from itself and from those further right.
 * The two layers at the end know of no other and not of each other.
 *
 *   app, payload.config → shell → features → blocks → cms → services → ui, platform
 */
const layers = ['app', 'shell', 'features', 'blocks', 'cms', 'services', ['ui', 'platform']];

/** What everything is put together in: the addresses, the server around Next, and the content management's configuration. */
const top = '^src/(?:app/|server/|server\\.ts$|instrumentation\\.ts$|payload\\.config\\.ts$)';

/** Nothing imports these: Next, the commands and Payload start from them. */
const entries = ['^src/app/', '^src/server\\.ts$', '^src/instrumentation\\.ts$', '^src/payload\\.config\\.ts$'];

/**
 * Where Payload is opened, which takes its whole configuration: commands that are started by themselves, and the one
 * file of the catalogue through which the site reads.
 */
const openers = ['^src/cms/(?:administrator|import|export|migrate-and-import)\\.ts$', '^src/features/payload\\.ts$'];

const names = (layer) => [layer].flat();
const folders = (list) => `^src/(?:${list.join('|')})/`;
const tests = '\\.test\\.tsx?$';

const direction = layers.slice(1).flatMap((layer, index) => {
  const lefter = layers.slice(0, index + 1).flat();
  return names(layer).map((name) => ({
    name: `${name}-imports-only-to-the-right`,
    comment: `src/${name} must not import from ${lefter.join(', ')}.`,
    severity: 'error',
    from: { path: folders([name]), pathNot: openers },
    to: { path: `${folders(lefter)}|${top}` },
  }));
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...direction,
    {
      name: 'openers-import-the-configuration-only',
      comment: 'What opens Payload takes payload.config.ts, and nothing else from the left.',
      severity: 'error',
      from: { path: openers },
      to: { path: folders(['app', 'server', 'shell', 'features', 'blocks']) },
    },
    {
      name: 'ui-and-platform-stay-apart',
      comment: 'The design system and the platform know nothing of each other.',
      severity: 'error',
      from: { path: folders(['ui']) },
      to: { path: folders(['platform']) },
    },
    {
      name: 'platform-and-ui-stay-apart',
      comment: 'The design system and the platform know nothing of each other.',
      severity: 'error',
      from: { path: folders(['platform']) },
      to: { path: folders(['ui']) },
    },
    {
      name: 'features-by-their-face',
      comment: 'A feature uses another only through its index.ts, never through the files behind it.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/[^/]+/', pathNot: ['^src/features/$1/', '^src/features/[^/]+/index\\.tsx?$'] },
    },
    {
      name: 'features-by-their-face-from-above',
      comment: 'Whoever composes a feature uses its index.ts, never the files behind it; payload.config.ts takes editor fields, which must come without components.',
      severity: 'error',
      from: { pathNot: ['^src/features/', '^src/payload\\.config\\.ts$'] },
      to: { path: '^src/features/', pathNot: '^src/features/[^/]+/index\\.tsx?$' },
    },
    {
      name: 'no-circle',
      comment: 'Files that import one another in a circle cannot be understood one by one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      comment: 'A file that nobody imports is dead, unless something starts from it.',
      severity: 'error',
      from: {
        orphan: true,
        // next.config.ts puts the stubs in the place of packages.
        pathNot: [...entries, ...openers, tests, '\\.d\\.ts$', '^src/payload-types\\.ts$', '^src/shell/sign-on/sdk-stubs/'],
      },
      to: {},
    },
    {
      name: 'no-import-that-leads-nowhere',
      comment: 'A wrong path would be left out of every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-test-in-the-site',
      comment: 'Tests are not part of the site.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no-development-package-in-the-site',
      comment: 'What the site imports when it runs stands in `dependencies`.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:\\.next|\\.build)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts', '.css'],
    },
  },
};
