import config from '@payload-config';
import '@payloadcms/next/css';
import './admin.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { SystemTheme } from '@/cms/admin-ui/system-theme';
import { isServerFunction } from '@/cms/rest/server-functions';
import { buildReviewableFormState } from '@/cms/workflow/form-state';
import { rejectServerSchedule } from '@/cms/workflow/schedule';
import { isNestedTooDeeply } from '@/platform/nesting';
import { assertDatabaseAvailable } from '@/platform/site-database';
import { fontClassNames } from '@/ui/fonts/fonts';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  if (!isServerFunction(args.name) || isNestedTooDeeply(args.args)) return undefined;
  return handleServerFunctions({
    ...args,
    config,
    importMap,
    serverFunctions: { 'form-state': buildReviewableFormState, 'schedule-publish': rejectServerSchedule },
  });
};

/** Root layout of the admin. It has its own document, styles and scripts, separate from the public site. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  // Checked here, before the response starts: Payload would show the sign-in page with status 200.
  await assertDatabaseAvailable();
  return (
    <RootLayout htmlProps={{ className: fontClassNames }} config={config} importMap={importMap} serverFunction={serverFunction}>
      <SystemTheme />
      {children}
    </RootLayout>
  );
}
