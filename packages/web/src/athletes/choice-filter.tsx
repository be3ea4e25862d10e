import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { inputRecipe } from '../ui/input.recipe.ts';

const Select = chakra('select', inputRecipe);

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
      <Box position="relative">
        <Select
          id={id}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value || undefined)}
          paddingInlineEnd="8"
          cursor="pointer"
        >
          <option value="">Any</option>
          {[...all].map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
        <chakra.span
          position="absolute"
          insetBlock="0"
          insetInlineEnd="3"
          display="flex"
          alignItems="center"
          color="fg.muted"
          pointerEvents="none"
        >
          <ChevronDown aria-hidden size={16} />
        </chakra.span>
      </Box>
    </Box>
  );
}
