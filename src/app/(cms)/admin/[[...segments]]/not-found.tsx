import config from '@payload-config';
import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views';
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

/** Renders the admin's 404 page. */
export default function AdminNotFound({ params, searchParams }: AdminRouteProps) {
  return NotFoundPage({ config, params, searchParams, importMap });
}
