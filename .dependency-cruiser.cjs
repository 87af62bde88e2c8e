'use strict';

/**
 * The direction of imports (docs/architecture.md): each layer may import from itself and from those further right.
 * The last two layers import no other layer, and not each other.
 *
 *   app, commands, payload.config → server, shell → modules → blocks → cms → services → ui, platform
 */
const layers = [['app', 'commands'], ['server', 'shell'], 'modules', 'blocks', 'cms', 'services', ['ui', 'platform']];

/** The files that compose the layers: the server around Next, and the configuration of the content management. */
const top = '^src/(?:server\\.ts$|instrumentation\\.ts$|background-jobs\\.ts$|payload\\.config\\.ts$)';

/** Entry points of Next, the commands, and Payload, which nothing imports. */
const entries = ['^src/app/', '^src/commands/', '^src/server\\.ts$', '^src/instrumentation\\.ts$', '^src/payload\\.config\\.ts$'];

/** Opens Payload with its complete configuration: the only file through which modules read content. */
const payloadClient = '^src/modules/payload-client\\.ts$';

/** Files that bypass the access rules of visitors. */
const unrestrictedReaders = [
  '^src/modules/(?:public-reader|resolve-facts)\\.ts$',
  // What visitors send or own.
  '^src/modules/docs/feedback/save-feedback\\.ts$',
  '^src/modules/forms/definitions\\.ts$',
  '^src/modules/learning/completed-steps\\.ts$',
  '^src/modules/newsletter/(?:handle-post|linked-subscriber)\\.ts$',
  '^src/modules/saved-pages/account-saved-pages\\.ts$',
  '^src/modules/submissions/(?:account-forms|find-confirmation|handle-confirmation-post|handle-form-post|receipt|save-submission)\\.tsx?$',
  '^src/modules/training/(?:account-classes|classes)\\.ts$',
  '^src/modules/certification/(?:question-bank|attempts/(?:account-exams|exam-view|handle-exam-requests)|certificates/(?:certificates|credential-status))\\.ts$',
  '^src/modules/trials/account-trials\\.ts$',
  // Published content for replicas: the export filters it itself.
  '^src/modules/content-replication/responses\\.ts$',
  // Drafts, for people with a preview link.
  '^src/modules/preview/previews\\.ts$',
  // Pictures and shared blocks, which visitors see where a public page shows them, but may not list.
  '^src/modules/media/pictures\\.ts$',
  '^src/modules/pages/shared-blocks\\.ts$',
  // Payload's REST API, which applies the access rules itself.
  '^src/app/\\(cms\\)/api/',
];

/** The public files of a module. Everything else in its folder is private. */
const publicFiles = '(?:index|config|module|server|client|schemas|routes)\\.tsx?$';

const names = (layer) => [layer].flat();
const folders = (list) => `^src/(?:${list.join('|')})/`;
const testFiles = '\\.test\\.tsx?$';
/** Tests, and what only they use. */
const tests = `${testFiles}|/testing/`;

const direction = layers.slice(1).flatMap((layer, index) => {
  const higherLayers = layers.slice(0, index + 1).flat();
  return names(layer).map((name) => ({
    name: `${name}-imports-only-to-the-right`,
    comment: `src/${name} must not import from ${higherLayers.join(', ')}.`,
    severity: 'error',
    from: { path: folders([name]), pathNot: payloadClient },
    to: { path: `${folders(higherLayers)}|${top}` },
  }));
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...direction,
    {
      name: 'ui-and-platform-stay-apart',
      comment: 'The design system and the platform are independent of each other.',
      severity: 'error',
      from: { path: folders(['ui']) },
      to: { path: folders(['platform']) },
    },
    {
      name: 'platform-and-ui-stay-apart',
      comment: 'The design system and the platform are independent of each other.',
      severity: 'error',
      from: { path: folders(['platform']) },
      to: { path: folders(['ui']) },
    },
    {
      name: 'core-imports-nothing-else-of-cms',
      comment: 'src/cms/core is what the rest of src/cms is built on.',
      severity: 'error',
      from: { path: '^src/cms/core/', pathNot: tests },
      to: { path: '^src/cms/', pathNot: '^src/cms/core/' },
    },
    {
      name: 'content-is-read-as-visitors-read-it',
      comment:
        'Payload skips access rules by default. Content is read through src/modules/public-reader.ts. The files listed in ' +
        'unrestrictedReaders need more: data that visitors send or own, previews, and content without a page.',
      severity: 'error',
      from: { path: '^src/(?:modules|shell|server|app)/', pathNot: unrestrictedReaders },
      to: { path: payloadClient },
    },
    {
      name: 'modules-by-their-public-files',
      comment:
        'A module is used through its index.ts (pages), config.ts and module.tsx (the lists of modules), server.ts (hooks, tasks), client.ts (client components), schemas.ts (schemas shared by browser and server) and routes.ts (route handlers).',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/' },
      // “no-test-in-the-site” forbids what is for tests everywhere else.
      to: { path: '^src/modules/[^/]+/', pathNot: ['^src/modules/$1/', '/testing/', `^src/modules/[^/]+/${publicFiles}`] },
    },
    {
      name: 'modules-by-their-public-files-from-outside',
      comment: 'Code outside of the modules imports only their public files.',
      severity: 'error',
      // Payload writes importMap.js, which names the components of the admin by their paths. Scripts run a single function of a
      // module without what its public files load: Payload, styles, and the variables that the site requires.
      from: { pathNot: ['^src/modules/[^/]+/', '^src/app/\\(cms\\)/admin/importMap\\.js$', '^scripts/', tests] },
      to: { path: '^src/modules/[^/]+/', pathNot: `^src/modules/[^/]+/${publicFiles}` },
    },
    {
      name: 'no-cycle',
      comment: 'Files in an import cycle cannot be understood, tested, or moved separately.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      comment: 'A file that nothing imports is dead code, unless it is an entry point.',
      severity: 'error',
      from: {
        orphan: true,
        // next.config.ts replaces packages with the stubs.
        pathNot: [...entries, testFiles, '\\.d\\.ts$', '^src/payload-types\\.ts$', '^src/shell/sign-on/sdk-stubs/'],
      },
      to: {},
    },
    {
      name: 'no-unresolved-import',
      comment: 'The other rules ignore an import that cannot be resolved.',
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
      comment: 'Packages that the site imports at run time belong in `dependencies`.',
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
