import { type NumberLimit, numberProblem, stepProblem } from '../../fields/number-limit.ts';

export type EnteredNumber = { readonly value: number } | { readonly problem: string };

/**
 * Reads a number as people write it (rules/import.md#numbers-in-text) and checks its limit. What a binary number cannot hold
 * exactly is refused, never rounded.
 */
export function readNumber(text: string, limit: NumberLimit): EnteredNumber {
  const match = /^(-?)0*(\d+)(?:\.(\d+)|,(\d{1,2}))?$/.exec(text.trim());
  if (match === null) return { problem: 'must be a number' };
  const [, sign, whole = '', afterPoint, afterComma] = match;
  const fraction = (afterPoint ?? afterComma ?? '').replace(/0+$/, '');
  const digits = fraction === '' ? whole : `${whole}.${fraction}`;
  const size = Number(digits);
  const value = sign === '-' ? 0 - size : size;
  const problem =
    numberProblem(value, limit) ?? (String(size) === digits ? null : lostDigits(fraction, limit));
  return problem === null ? { value } : { problem };
}

function lostDigits(fraction: string, limit: NumberLimit): string {
  return fraction === '' ? 'must have at most 15 digits' : stepProblem(limit);
}
