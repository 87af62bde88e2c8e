import type { Platform } from '@/payload-types';
import { PRODUCT_LABELS } from '../options';
import type { Choice } from './combinations';

/** Describes a choice: "PostgreSQL 18 for Debian 12 on arm64", "PostgreSQL 18 from source code on arm64". */
export function describeCombination(
  { product, major, system, architecture }: Choice,
  platforms: readonly Pick<Platform, 'key' | 'name'>[],
): string {
  const name = platforms.find(({ key }) => key === system)?.name;
  return [
    product === undefined ? 'Version' : PRODUCT_LABELS[product],
    ...(major === undefined ? [] : [String(major)]),
    ...(name === undefined ? [] : [system === 'source' ? 'from source code' : `for ${name}`]),
    ...(architecture === undefined ? [] : ['on', architecture]),
  ].join(' ');
}
