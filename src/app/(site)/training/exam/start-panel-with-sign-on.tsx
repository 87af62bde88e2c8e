'use client';

import { ExamStartPanel } from '@/modules/certification/client';
import { useSignOn } from '@/shell/sign-on/sign-on-context';

/** Wires the shell's sign-on to the start of an exam. */
export function StartPanelWithSignOn() {
  return <ExamStartPanel signOn={useSignOn()} />;
}
