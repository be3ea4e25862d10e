import { Box, chakra, NativeSelect } from '@chakra-ui/react';
import { useId } from 'react';

interface ChoiceFilterProps {
  readonly label: string;
  /** Value to label, in the order of the list. */
  readonly options: ReadonlyMap<string, string>;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** One of a list, or any. A value that is not on the list, as another service may send it, stays selectable. */
export function ChoiceFilter({ label, options, value, onChange }: ChoiceFilterProps) {
  const id = useId();
  const all = value === undefined || options.has(value) ? options : new Map([...options, [value, value]]);
  return (
    <Box minWidth="0">
      <chakra.label htmlFor={id} display="block" mb="1" textStyle="sm" fontWeight="medium">
        {label}
      </chakra.label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value || undefined)}
        >
          <option value="">Any</option>
          {[...all].map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Box>
  );
}
