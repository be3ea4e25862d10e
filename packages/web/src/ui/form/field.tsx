import { Box, Field as Chakra } from '@chakra-ui/react';
import { type ComponentProps, memo, type ReactNode } from 'react';
import { Input, TextArea } from './input.tsx';

export interface FieldTexts {
  readonly label: string;
  /** The control's name and id, by which password managers recognise fields. */
  readonly name: string;
  /** What is wrong with the value and how to fix it, or null. */
  readonly error?: string | null | undefined;
  readonly hint?: string;
  /** Shows the star of required fields. */
  readonly starred?: boolean;
  /** Takes half of the row in a two-column form. */
  readonly half?: boolean;
}

interface FieldFrameProps extends FieldTexts {
  /** A control with `controlOf`. */
  readonly children: ReactNode;
}

const hintId = (name: string) => `${name}-hint`;
const errorId = (name: string) => `${name}-error`;

/** The ids of a field's hint and error, for its control. */
export function descriptionOf({ name, error, hint }: FieldTexts): string | undefined {
  return [hint && hintId(name), error && errorId(name)].filter(Boolean).join(' ') || undefined;
}

/**
 * A control with its label above, and its hint and error below. Chakra's field as it comes is a group without a name, and
 * reads each error as it appears.
 */
export function FieldFrame({ label, name, starred, half, error, hint, children }: FieldFrameProps) {
  return (
    <Chakra.Root
      id={name}
      ids={{ errorText: errorId(name), helperText: hintId(name) }}
      role="presentation"
      required={starred ?? false}
      invalid={Boolean(error)}
      gridColumn={half ? undefined : { md: '1 / -1' }}
    >
      <Chakra.Label>
        <span>{label}</span>
        <Chakra.RequiredIndicator />
      </Chakra.Label>
      {children}
      {hint && <Chakra.HelperText>{hint}</Chakra.HelperText>}
      {error && <Chakra.ErrorText aria-live="off">{error}</Chakra.ErrorText>}
    </Chakra.Root>
  );
}

/** What ties a control to its field: Chakra's own knows what describes it only after it took the focus. */
export const controlOf = (texts: FieldTexts) => ({
  id: texts.name,
  name: texts.name,
  'aria-describedby': descriptionOf(texts),
  'aria-invalid': Boolean(texts.error) || undefined,
  'aria-required': texts.starred || undefined,
});

/** Children are shown over the end of the input. */
export interface FieldProps extends FieldTexts, Omit<ComponentProps<'input'>, keyof FieldTexts> {}

/** An input with its label, hint and error; required by default. */
export const Field = memo(function Field(props: FieldProps) {
  const {
    label,
    name,
    error,
    hint,
    starred = false,
    half = false,
    required = true,
    children,
    ...input
  } = props;
  const texts = { label, name, error, starred, half, ...(hint && { hint }) };
  const control = <Input {...controlOf(texts)} required={required} {...input} />;
  return (
    <FieldFrame {...texts}>
      {children === undefined ? (
        control
      ) : (
        <Box position="relative" width="full">
          {control}
          {children}
        </Box>
      )}
    </FieldFrame>
  );
});

interface TextAreaFieldProps extends FieldTexts {
  readonly rows?: number;
  readonly defaultValue?: string;
}

/** A multi-line text with its label, hint and error. */
export const TextAreaField = memo(function TextAreaField({
  rows = 3,
  defaultValue,
  ...texts
}: TextAreaFieldProps) {
  return (
    <FieldFrame {...texts}>
      <TextArea {...controlOf(texts)} rows={rows} defaultValue={defaultValue} />
    </FieldFrame>
  );
});

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

/** A name or an address, which a phone's dictionary must not change. */
export const typedName = { autoCapitalize: 'words', autoCorrect: 'off', spellCheck: false } as const;

export const typedLink = {
  inputMode: 'url',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
