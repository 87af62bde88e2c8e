import type { Module } from '@/modules/module';
import { CalculatorSlot } from './calculator-slot';

export const calculatorsModule = {
  slots: {
    calculator: { render: ({ page }) => <CalculatorSlot page={page.url} />, isWide: true },
  },
} satisfies Module;
