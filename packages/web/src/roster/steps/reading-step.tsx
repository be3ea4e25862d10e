import { counted } from '@matchpoint/core/display/count';
import type { ReadingChoice, ReadingQuestion } from '@matchpoint/core/roster/reading-choice';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Choice } from '../../ui/form/choice.tsx';
import { QuietLine } from '../../ui/text/lines.tsx';
import { Step } from './step.tsx';

interface ReadingStepProps {
  readonly question: ReadingQuestion;
  readonly onChoose: (choice: ReadingChoice) => void;
  readonly onBack: () => void;
}

/** Asks for the sheet or the encoding where the file leaves it open. */
export function ReadingStep({ question, onChoose, onBack }: ReadingStepProps) {
  const { title, about, options, choiceOf } = textsOf(question);
  const [value, setValue] = useState(question.preset);
  return (
    <Step
      title={title}
      onBack={onBack}
      actions={<Button onClick={() => onChoose(choiceOf(value))}>Continue</Button>}
    >
      <QuietLine>{about}</QuietLine>
      <Choice label={title} titled options={options} value={value} onChange={setValue} />
    </Step>
  );
}

function textsOf(question: ReadingQuestion) {
  switch (question.kind) {
    case 'sheet':
      return {
        title: 'Which sheet is the roster?',
        about: 'More than one sheet of this workbook has rows.',
        options: question.sheets.map(({ name, rows, isHidden }) => ({
          value: name,
          label: name,
          hint: `${counted(rows, 'row')}${isHidden ? ', hidden in the workbook' : ''}`,
        })),
        choiceOf: (sheet: string): ReadingChoice => ({ sheet }),
      };
    case 'encoding':
      return {
        title: 'Which of these looks right?',
        about:
          'The file does not say how its letters are written. Choose the line in which the names are spelled right.',
        options: question.encodings.map(({ encoding, name, samples }) => ({
          value: encoding,
          label: samples.join(', '),
          hint: name,
        })),
        choiceOf: (encoding: string): ReadingChoice => ({ encoding }),
      };
  }
}
