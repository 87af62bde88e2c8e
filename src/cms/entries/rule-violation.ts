/** A validation error: the field and the message for the editor. */
export interface RuleViolation {
  path: string;
  message: string;
}
