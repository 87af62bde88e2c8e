interface TimeState {
  readonly cancellation?: string | undefined;
  readonly isOver?: boolean | undefined;
}

/** Returns the label of its time: when it takes, took, or would have taken place. */
export function getTimeLabel({ cancellation, isOver }: TimeState): string {
  if (cancellation !== undefined) return 'Was planned for';
  return isOver === true ? 'Took place' : 'When';
}
