/** Packages that others depend on only for commands that a deployed site doesn't have. */
const DEVELOPMENT_PACKAGES: readonly string[] = [
  // Creates migrations, and changes tables during development.
  'drizzle-kit',
  // Runs TypeScript, in Payload's own commands.
  'tsx',
  // Compiles, in a build.
  'caniuse-lite',
  'baseline-browser-mapping',
  // Used by a build for style sheets in Sass, which the site doesn't have.
  'sass',
];
/** Next's compiler; the server only serves what it has compiled. */
const COMPILER = /^@next\/swc-/;

/** Files of packages that Node never loads: type declarations, source maps, and documentation. */
const UNUSED_FILES = /\.(?:map|d\.ts|d\.mts|d\.cts|tsbuildinfo|flow)$|(?:^|\/)(?:README|CHANGELOG|HISTORY|CONTRIBUTING)[^/]*$/i;

/** Files of Next for its development server and for bundlers. */
const UNUSED_NEXT_FILES: readonly RegExp[] = [
  /^dist\/(?:bundle-analyzer|docs|esm|next-devtools|compiled\/next-devtools)\//,
  /^dist\/compiled\/next-server\/.*(?:\.dev\.js|-experimental\.runtime\.prod\.js)$/,
];

/** The same code again, for bundlers: Node loads the CommonJS build. */
const OPENTELEMETRY_MODULES = /^build\/(?:esm|esnext)\//;

/** Returns whether the running site doesn't use a package, although another package depends on it. */
export function isDevelopmentPackage(name: string): boolean {
  return DEVELOPMENT_PACKAGES.includes(name) || COMPILER.test(name) || name.startsWith('@types/');
}

/**
 * Returns whether the running site uses a file of a package.
 * @param packageName such as `next`
 * @param file its path in the package
 */
export function isRuntimeFile(packageName: string, file: string): boolean {
  if (UNUSED_FILES.test(file)) return false;
  if (packageName.startsWith('@opentelemetry/') && OPENTELEMETRY_MODULES.test(file)) return false;
  return packageName !== 'next' || !UNUSED_NEXT_FILES.some((pattern) => pattern.test(file));
}
