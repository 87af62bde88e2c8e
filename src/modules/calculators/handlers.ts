import { findCalculator } from './calculators';
import { buildOutcomeCsv } from './outcome-csv';
import { calculate, parseInput } from './calculator-input';

/** GET /resources/calculators/…/result.csv: returns the result and its working for a spreadsheet. */
export async function handleCalculatorCsv(
  request: Request,
  { params }: { params: Promise<{ calculator: string }> },
): Promise<Response> {
  const calculator = findCalculator((await params).calculator);
  if (calculator === undefined) return refuse(404, 'There is no such calculator.');
  const entered = parseInput(calculator, Object.fromEntries(new URL(request.url).searchParams));
  const found = calculate(calculator, entered);
  if (found.state === 'refused') {
    const problems = calculator.fields.flatMap(({ name, label }) =>
      found.problems[name] ? [`${label}: ${found.problems[name]}`] : [],
    );
    return refuse(400, problems.join('\n'));
  }
  return new Response(buildOutcomeCsv(calculator, entered, found.outcome), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${calculator.slug}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

function refuse(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
