import { Field, type FieldProps } from './field.tsx';

interface NumberFieldProps extends Omit<FieldProps, 'type' | 'inputMode' | 'children'> {
  /** Shown below the field, before its own hint. */
  readonly limit?: { readonly min: number; readonly max: number | null; readonly step: number };
  readonly whole?: boolean;
}

/**
 * A number as text: the browser's number field drops what it cannot parse, and whether it accepts a decimal comma
 * depends on its language. The form parses the text.
 */
export function NumberField({ limit, whole = limit?.step === 1, hint, ...field }: NumberFieldProps) {
  const hints = [...(limit === undefined ? [] : [limitText(limit)]), ...(hint === undefined ? [] : [hint])];
  const shown = hints.length > 0 && { hint: hints.join('. ') };
  return <Field {...field} {...shown} inputMode={whole ? 'numeric' : 'decimal'} autoComplete="off" />;
}

function limitText({ min, max, step }: NonNullable<NumberFieldProps['limit']>): string {
  const range = max === null ? `${min} or more` : `${min} to ${max}`;
  return step === 1 ? range : `${range}, in steps of ${step}`;
}
