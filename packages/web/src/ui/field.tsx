import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Input } from './input.ts';

export interface FieldProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'defaultValue'> {
  readonly label: string;
  /** The input's name and id: password managers know fields by them. */
  readonly name: string;
  /** What is wrong with the value, and what to do; null where nothing is. */
  readonly error?: string | null | undefined;
  readonly hint?: string;
  readonly maxLength?: number;
  /** Stands at the end of the input, over it. */
  readonly children?: ReactNode;
}

/** A labelled input with its hint and its error. */
export function Field({ label, name, error = null, hint, children, ...input }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}hint`, error !== null && `${id}error`].filter(Boolean).join(' ');
  return (
    <Frame>
      <label htmlFor={name}>{label}</label>
      <span>
        <Input
          {...input}
          id={name}
          name={name}
          required
          aria-invalid={error !== null}
          aria-describedby={described || undefined}
          paddingInlineEnd={children === undefined ? undefined : '11'}
        />
        {children}
      </span>
      {hint && (
        <p id={`${id}hint`} data-hint>
          {hint}
        </p>
      )}
      {error !== null && (
        <p id={`${id}error`} data-error>
          {error}
        </p>
      )}
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    minWidth: '0',
    '& > label': { display: 'block', mb: '1', textStyle: 'sm', fontWeight: 'medium' },
    '& > span': { display: 'block', position: 'relative' },
    '& > p': { mt: '1', textStyle: 'sm' },
    '& > [data-hint]': { color: 'fg.muted' },
    '& > [data-error]': { color: 'fg.error' },
  },
});
