import type { ComponentProps, ReactNode } from 'react';
import { controlAttributes, FieldFrame, type FieldTexts } from './field-frame.tsx';
import { Input } from './input.tsx';

type InputProps = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoCorrect'
  | 'defaultValue'
  | 'inputMode'
  | 'min'
  | 'max'
  | 'step'
  | 'required'
  | 'spellCheck'
  | 'placeholder'
  | 'onChange'
>;

export interface FieldProps extends FieldTexts, InputProps {
  readonly maxLength?: number;
  /** Shown over the end of the input. */
  readonly children?: ReactNode;
}

/** An input with its label, hint and error; required by default. */
export function Field({
  label,
  name,
  error,
  hint,
  starred = false,
  half = false,
  required = true,
  children,
  ...input
}: FieldProps) {
  const texts = { label, name, error, starred, half, ...(hint && { hint }) };
  return (
    <FieldFrame {...texts}>
      <span>
        <Input {...input} {...controlAttributes(texts)} required={required} />
        {children}
      </span>
    </FieldFrame>
  );
}
