import { Flex, Text } from '@chakra-ui/react';
import { counted } from '@matchpoint/core/display/count';
import type { Decision } from '@matchpoint/core/roster/decisions';
import { Button } from '../../ui/button/button.tsx';

interface RowsLeftOutProps {
  readonly rows: readonly number[];
  readonly onDecide: (...made: readonly Decision[]) => void;
  readonly onShow: (rows: readonly number[]) => void;
}

/** Rows that the person left out, and the way back. */
export function RowsLeftOut({ rows, onDecide, onShow }: RowsLeftOutProps) {
  if (rows.length === 0) return null;
  const [those, them] = rows.length === 1 ? ['the row', 'it'] : ['the rows', 'them'];
  return (
    <Flex wrap="wrap" align="center" gap="2" textStyle="sm" color="fg.muted">
      <Text>{`${counted(rows.length, 'row')} left out.`}</Text>
      <Button variant="ghost" onClick={() => onShow(rows)}>{`Show ${those}`}</Button>
      <Button variant="ghost" onClick={() => onDecide({ kind: 'leaveOut', rows, isOut: false })}>
        {`Take ${them} back`}
      </Button>
    </Flex>
  );
}
