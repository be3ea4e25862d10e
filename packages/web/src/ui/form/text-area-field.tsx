import { chakra } from '@chakra-ui/react';
import { controlAttributes, FieldFrame, type FieldTexts } from './field-frame.tsx';
import { inputRecipe } from './input.recipe.ts';

const TextArea = chakra('textarea', inputRecipe);

interface TextAreaFieldProps extends FieldTexts {
  readonly rows?: number;
  readonly defaultValue?: string;
}

/** A multi-line text with its label, hint and error. */
export function TextAreaField({ rows = 3, defaultValue, ...texts }: TextAreaFieldProps) {
  return (
    <FieldFrame {...texts}>
      <TextArea
        {...controlAttributes(texts)}
        rows={rows}
        defaultValue={defaultValue}
        display="block"
        height="auto"
        py="2"
        resize="vertical"
      />
    </FieldFrame>
  );
}
