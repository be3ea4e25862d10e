import { chakra } from '@chakra-ui/react';
import { controlAttributes, FieldNotes, type FieldTexts, fieldStyle } from './field-frame.tsx';

interface CheckboxGroupProps extends FieldTexts {
  readonly options: readonly string[];
  readonly defaultValues?: readonly string[];
}

/** Check boxes for any number of a few options, under one name in the form. */
export function CheckboxGroup({ options, defaultValues = [], ...texts }: CheckboxGroupProps) {
  const { label, name, starred = false, error, hint } = texts;
  const { id, 'aria-invalid': invalid, 'aria-describedby': described } = controlAttributes(texts);
  return (
    <Group id={id} aria-describedby={described}>
      <legend>
        {label}
        {starred && <span aria-hidden>*</span>}
      </legend>
      <div>
        {options.map((option) => (
          <label key={option}>
            <input
              type="checkbox"
              name={name}
              value={option}
              defaultChecked={defaultValues.includes(option)}
              aria-invalid={invalid}
            />
            {option}
          </label>
        ))}
      </div>
      <FieldNotes name={name} error={error} hint={hint} />
    </Group>
  );
}

const Group = chakra('fieldset', {
  base: {
    ...fieldStyle,
    '& > legend': { mb: '1', textStyle: 'sm', fontWeight: 'medium' },
    '& > legend > span': { color: 'fg.error', ms: '0.5' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& label': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: { base: '11', md: '9' },
      px: '3',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'l2',
      textStyle: { base: 'md', md: 'sm' },
      cursor: 'pointer',
      '&:has(:checked)': { bg: 'accent.subtle', borderColor: 'accent.solid', color: 'accent.fg' },
      '&:has([aria-invalid=true])': { borderColor: 'border.error' },
    },
    '& input': { boxSize: '4', flexShrink: '0', accentColor: '{colors.accent.solid}' },
  },
});
