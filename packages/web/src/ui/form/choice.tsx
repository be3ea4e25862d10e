import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly hint?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Radio buttons for one of a few options, with a hint for each. */
export function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Group>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={id}
            checked={option.value === value}
            aria-describedby={option.hint && `${id}${option.value}`}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <small id={`${id}${option.value}`}>{option.hint}</small>}
          </span>
        </label>
      ))}
    </Group>
  );
}

const Group = chakra('fieldset', {
  base: {
    minWidth: '0',
    '& > legend': { srOnly: true },
    '& > label': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      minHeight: '11',
      px: '4',
      py: '3',
      borderBottomWidth: '1px',
      cursor: 'pointer',
      textStyle: 'sm',
      _hover: { bg: 'bg.subtle' },
    },
    '& > label:last-of-type': { borderBottomWidth: '0', borderBottomRadius: 'l3' },
    '& input': { mt: '0.5', boxSize: '4', flexShrink: '0', accentColor: '{colors.accent.solid}' },
    '& small': { display: 'block', textStyle: 'sm', color: 'fg.muted' },
  },
});
