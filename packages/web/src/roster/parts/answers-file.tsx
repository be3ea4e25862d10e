import { Flex } from '@chakra-ui/react';
import { answersText, readAnswers } from '@matchpoint/core/roster/answers';
import { type Answers, type Decision, decisionsIn } from '@matchpoint/core/roster/decisions';
import { namedColumns } from '@matchpoint/core/roster/matching/header-key';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { chooseFile, saveFile } from '../../ui/file/files.ts';
import { Banner } from '../../ui/status/banner.tsx';

interface AnswersFileProps {
  /** The roster's header: what is said of columns that it does not have is skipped. */
  readonly header: readonly string[];
  readonly answersOf: () => Answers;
  readonly onDecide: (...made: readonly Decision[]) => void;
}

/** Takes what was said of another file, and saves what was said of this one (rules/import.md#answers). */
export function AnswersFile({ header, answersOf, onDecide }: AnswersFileProps) {
  const [problem, setProblem] = useState<string | null>(null);
  async function take(file: File) {
    const read = await readAnswers(file);
    setProblem('problem' in read ? `${file.name} cannot be used: ${read.problem}.` : null);
    const isHere = (said: Decision) => said.kind !== 'column' || namedColumns(said.column, header).length > 0;
    if ('answers' in read) onDecide(...decisionsIn(read.answers).filter(isHere));
  }
  return (
    <>
      {problem !== null && <Banner status="danger">{problem}</Banner>}
      <Flex wrap="wrap" gap="2">
        <Button variant="outline" onClick={() => chooseFile('.json', (file) => void take(file))}>
          Use saved answers
        </Button>
        <Button
          variant="outline"
          onClick={() => saveFile('roster.answers.json', [answersText(answersOf())], 'application/json')}
        >
          Save answers
        </Button>
      </Flex>
    </>
  );
}
