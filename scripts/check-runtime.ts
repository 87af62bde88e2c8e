/**
 * Every command imports this first: on an outdated Node, the message below must appear before a syntax error or a
 * missing function in another file.
 */
import { readFileSync } from 'node:fs';

const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const requiredVersion = readRequiredNodeVersion(manifest);
if (isOlder(process.versions.node, requiredVersion)) {
  console.error(
    `This needs Node ${requiredVersion} or newer; this is Node ${process.versions.node}. Install a newer one from https://nodejs.org.`,
  );
  process.exit(1);
}
if (process.platform === 'win32') {
  console.error('This runs on Linux and macOS. On Windows, use it inside WSL.');
  process.exit(1);
}

function readRequiredNodeVersion(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'engines' in value) {
    const { engines } = value;
    if (typeof engines === 'object' && engines !== null && 'node' in engines && typeof engines.node === 'string') {
      return engines.node.replace(/^[^\d]*/, '');
    }
  }
  throw new Error('package.json has no engines.node');
}

function isOlder(actual: string, minimum: string): boolean {
  const [have, need] = [actual, minimum].map((version) => version.split('.').map(Number));
  for (let part = 0; part < 3; part += 1) {
    const difference = (have?.[part] ?? 0) - (need?.[part] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
