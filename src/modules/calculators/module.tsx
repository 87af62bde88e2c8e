import type { Slot } from '@/modules/module';
import { CalculatorSlot } from './calculator-slot';

export const calculatorsSlots = {
  calculator: { render: ({ page }) => <CalculatorSlot page={page.url} />, isWide: true },
} satisfies Record<string, Slot>;
