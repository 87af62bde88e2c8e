import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { importMap } from '../importMap.js';

interface AdminRouteProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

/** Title and description of an admin page. */
export function generateMetadata({ params, searchParams }: AdminRouteProps): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams });
}

/** Every page of the admin. */
export default function AdminPage({ params, searchParams }: AdminRouteProps) {
  return RootPage({ config, params, searchParams, importMap });
}
