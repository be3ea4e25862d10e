import { Box, chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Select } from '../ui/form/select-field.tsx';

interface ChoiceFilterProps {
  readonly label: string;
  /** Value to label, in order. */
  readonly options: ReadonlyMap<string, string>;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A select with 'Any'. A value that is not among the options, as another service may have, stays selectable. */
export function ChoiceFilter({ label, options, value, onChange }: ChoiceFilterProps) {
  const id = useId();
  const all = value === undefined || options.has(value) ? options : new Map([...options, [value, value]]);
  return (
    <Box minWidth="0">
      <chakra.label htmlFor={id} display="block" mb="1" textStyle="sm" fontWeight="medium">
        {label}
      </chakra.label>
      <Select id={id} value={value ?? ''} onChange={({ target }) => onChange(target.value || undefined)}>
        <option value="">Any</option>
        {[...all].map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </Box>
  );
}
