import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { controlAttributes, FieldFrame, type FieldTexts } from './field-frame.tsx';
import { inputRecipe } from './input.recipe.ts';

const Select = chakra('select', inputRecipe);

interface SelectFieldProps extends FieldTexts {
  /** Value to label, in order. */
  readonly options: ReadonlyMap<string, string>;
  readonly defaultValue?: string;
  /** The label of no choice; null when a choice is required. */
  readonly none?: string | null;
  readonly disabled?: boolean;
  readonly onChange?: (value: string) => void;
}

/** The browser's select with label, hint and error. */
export function SelectField({
  options,
  defaultValue = '',
  none = 'Not given',
  disabled = false,
  onChange,
  ...texts
}: SelectFieldProps) {
  return (
    <FieldFrame {...texts}>
      <span>
        <Select
          {...controlAttributes(texts)}
          defaultValue={defaultValue}
          disabled={disabled}
          onChange={({ target }) => onChange?.(target.value)}
          paddingInlineEnd="8"
          cursor="pointer"
        >
          {none !== null && <option value="">{none}</option>}
          {[...options].map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Arrow>
          <ChevronDown aria-hidden size={16} />
        </Arrow>
      </span>
    </FieldFrame>
  );
}

const Arrow = chakra('span', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '3',
    display: 'flex',
    alignItems: 'center',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
});
