import { controlAttributes, FieldFrame, type FieldTexts } from './field-frame.tsx';
import { TextArea } from './input.tsx';

interface TextAreaFieldProps extends FieldTexts {
  readonly rows?: number;
  readonly defaultValue?: string;
}

/** A multi-line text with its label, hint and error. */
export function TextAreaField({ rows = 3, defaultValue, ...texts }: TextAreaFieldProps) {
  return (
    <FieldFrame {...texts}>
      <TextArea {...controlAttributes(texts)} rows={rows} defaultValue={defaultValue} />
    </FieldFrame>
  );
}
