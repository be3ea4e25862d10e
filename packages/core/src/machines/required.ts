/**
 * A value that an earlier state put into the context.
 * @throws {Error} when it is missing
 */
export function required<T>(value: T | null): T {
  if (value === null) throw new Error('The machine has not come that far.');
  return value;
}
