export { CalculatorResult } from './calculator-result';
export { CALCULATORS_PATH, findCalculator, getCalculatorUrl } from './calculators';
