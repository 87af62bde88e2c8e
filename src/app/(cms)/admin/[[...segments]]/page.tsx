import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { requireDatabase } from '@/platform/site-database';
import { importMap } from '../importMap.js';

interface AdminAddress {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

/** Title and description of an admin page. */
export function generateMetadata({ params, searchParams }: AdminAddress): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams });
}

/** Every page of the admin. */
export default async function AdminPage({ params, searchParams }: AdminAddress) {
  await requireDatabase();
  return RootPage({ config, params, searchParams, importMap });
}
