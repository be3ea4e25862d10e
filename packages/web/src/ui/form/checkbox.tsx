import { Checkbox as Chakra, Fieldset, Wrap } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { descriptionOf, type FieldTexts } from './field.tsx';
import { Star } from './field-grid.tsx';

interface TickProps {
  readonly name?: string;
  readonly value?: string;
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
  readonly required?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly onChange?: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** One check box with its label. */
export function Tick({ describedBy, onChange, children, ...root }: TickProps) {
  return (
    <Chakra.Root {...root} onCheckedChange={({ checked }) => onChange?.(checked === true)}>
      <Chakra.HiddenInput aria-describedby={describedBy} />
      <Chakra.Control />
      <Chakra.Label>{children}</Chakra.Label>
    </Chakra.Root>
  );
}

interface CheckboxProps {
  readonly label: ReactNode;
  readonly name: string;
  /** Why it must be checked, or null. */
  readonly error?: string | null;
}

/** A check box that must be ticked, with its label. */
export function Checkbox({ label, name, error = null }: CheckboxProps) {
  const errorId = `${name}-error`;
  return (
    <Fieldset.Root role="presentation" invalid={error !== null} size="sm">
      <Tick name={name} required invalid={error !== null} describedBy={error === null ? undefined : errorId}>
        {label}
      </Tick>
      <Fieldset.ErrorText id={errorId} aria-live="off">
        {error}
      </Fieldset.ErrorText>
    </Fieldset.Root>
  );
}

interface CheckboxGroupProps extends FieldTexts {
  readonly options: readonly string[];
  readonly defaultValues?: readonly string[];
}

/** Check boxes for any number of a few options, under one name in the form. */
export function CheckboxGroup({ options, defaultValues = [], ...texts }: CheckboxGroupProps) {
  const { label, name, starred = false, error, hint } = texts;
  const invalid = Boolean(error);
  return (
    <Fieldset.Root
      id={name}
      size="sm"
      invalid={invalid}
      aria-describedby={descriptionOf(texts)}
      gridColumn={{ md: '1 / -1' }}
    >
      <Fieldset.Legend>
        <span>{label}</span>
        {starred && <Star />}
      </Fieldset.Legend>
      <Wrap gap="4">
        {options.map((option) => (
          <Tick
            key={option}
            name={name}
            value={option}
            defaultChecked={defaultValues.includes(option)}
            invalid={invalid}
          >
            {option}
          </Tick>
        ))}
      </Wrap>
      {hint && <Fieldset.HelperText id={`${name}-hint`}>{hint}</Fieldset.HelperText>}
      <Fieldset.ErrorText id={`${name}-error`} aria-live="off">
        {error}
      </Fieldset.ErrorText>
    </Fieldset.Root>
  );
}
