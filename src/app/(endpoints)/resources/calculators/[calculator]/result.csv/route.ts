import { handleCalculatorCsv } from '@/modules/calculators/routes';

export const dynamic = 'force-dynamic';

/** Returns a calculator's result as CSV. */
export const GET = handleCalculatorCsv;
