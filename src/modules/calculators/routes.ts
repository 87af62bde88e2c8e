export { handleCalculatorCsv } from './handlers';
