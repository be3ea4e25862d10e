import type { Board } from '@matchpoint/core/board/board';
import type { BoardEvent } from '@matchpoint/core/board/board.machine';
import { type BoardView, boardView } from '@matchpoint/core/board/board.view';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { onRefetch } from '../../api/refetch.ts';
import { useService } from '../../api/service.ts';
import { useRecovery } from '../../api/use-recovery.ts';
import { appBoard } from '../app-board.ts';

/** @returns the view after the event: `problem` says why a step was refused */
export type SendToBoard = (event: BoardEvent) => BoardView;

/** The board of this device, whose athletes are read again when the page opens, as lists are. */
export function useBoard(): { readonly board: Board; readonly view: BoardView; readonly send: SendToBoard } {
  const service = useService();
  const [actor] = useState(() => appBoard(service));
  const snapshot = useSelector(actor, (state) => state);
  const view = boardView(snapshot);

  const refresh = useCallback(() => actor.send({ type: 'refresh' }), [actor]);
  useEffect(() => {
    refresh();
    return onRefetch(refresh);
  }, [refresh]);
  useRecovery(view.unreachable > 0, refresh);

  return {
    board: snapshot.context.board,
    view,
    send(event) {
      actor.send(event);
      return boardView(actor.getSnapshot());
    },
  };
}
