import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { CalculatorResult, CALCULATORS_PATH, findCalculator, getCalculatorUrl } from '@/modules/calculators';
import { buildPageMetadata } from '@/shell/metadata/page-metadata';
import { SitePage } from '@/shell/page/site-page';

interface RouteProps {
  params: Promise<{ calculator: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Builds the metadata. Search engines must not list results. */
export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const { calculator: slug } = await params;
  const title = findCalculator(slug)?.title ?? 'Calculator';
  return buildPageMetadata({ path: `${CALCULATORS_PATH}/${slug}/result`, title: `${title}: result`, indexed: false });
}

/** Renders the result of a calculator for the values in the query. */
export default async function CalculatorResultPage({ params, searchParams }: RouteProps) {
  const calculator = findCalculator((await params).calculator);
  if (calculator === undefined) permanentRedirect(CALCULATORS_PATH);
  const url = getCalculatorUrl(calculator);
  const breadcrumbs = [
    { url: CALCULATORS_PATH, label: 'Calculators' },
    { url, label: calculator.title },
    { url: `${url}/result`, label: 'Result' },
  ];
  return (
    <SitePage path={`${url}/result`} breadcrumbs={breadcrumbs}>
      <CalculatorResult calculator={calculator} query={await searchParams} breadcrumbs={breadcrumbs} />
    </SitePage>
  );
}
