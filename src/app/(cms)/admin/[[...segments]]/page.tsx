import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { importMap } from '../importMap.js';

interface AdminRouteProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

/** Builds the metadata of an admin page. */
export function generateMetadata({ params, searchParams }: AdminRouteProps): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams });
}

/** Renders every page of the admin. */
export default function AdminPage({ params, searchParams }: AdminRouteProps) {
  return RootPage({ config, params, searchParams, importMap });
}
