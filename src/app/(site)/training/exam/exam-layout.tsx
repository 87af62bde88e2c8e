import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactElement } from 'react';
import { ExamContent, readExamKeyHash } from '@/modules/certification';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';

const BREADCRUMBS = [
  { url: '/training', label: 'Training' },
  { url: '/training/postgres-certification', label: 'Postgres certification' },
];

/** Builds the metadata of a page of the exam. It belongs to one person, so search engines must not list it. */
export function buildExamMetadata(path: string, title: string): Promise<Metadata> {
  return buildPageMetadata({ path, title, indexed: false });
}

/** Renders the layout of a page of the exam. */
export function ExamLayout({ path, children }: { readonly path: string; readonly children: ReactElement }): ReactElement {
  return (
    <SitePage path={path} breadcrumbs={BREADCRUMBS}>
      {children}
    </SitePage>
  );
}

/** Renders a page of the exam in this browser. */
export async function RunningExam({ view }: { readonly view: Parameters<typeof ExamContent>[0]['view'] }): Promise<ReactElement> {
  return <ExamContent keyHash={readExamKeyHash({ headers: await headers() })} view={view} />;
}
