import { athlete as athleteSchema } from '@matchpoint/core/athletes/fields/athlete';
import { boardActors } from '@matchpoint/core/board/board.actors';
import { boardMachine } from '@matchpoint/core/board/board.machine';
import { boardView } from '@matchpoint/core/board/board.view';
import { type ActorRefFrom, createActor } from 'xstate';
import { reporting } from '../api/connection.ts';
import type { Service } from '../api/service.ts';
import { rememberTakenOff, showStarNote, takeBack } from './star-notes.ts';
import { boardKey, pressesKey, starred, takePresses } from './starred.ts';

export type AppBoard = ActorRefFrom<typeof boardMachine>;

let started: AppBoard | undefined;
/** Whether presses were sent of which nothing is said yet. */
let arePressesNew = false;

/** The board of this device: one actor outside of React, which never stops. */
export function appBoard(service: Service): AppBoard {
  if (started === undefined) {
    const board = start(service);
    started = board;
    sendPresses(board);
    // Another tab may be closed before it has loaded the board's script.
    addEventListener('storage', ({ key }) => {
      if (key === pressesKey) sendPresses(board);
    });
  }
  return started;
}

/** Sends the stars pressed so far to the board. */
export function deliverPresses(service: Service): void {
  sendPresses(appBoard(service));
}

function start({ client, connection }: Service): AppBoard {
  const actors = boardActors({
    client: { showAthlete: reporting(connection, client.showAthlete) },
    storage: () => localStorage,
    key: boardKey,
    watch: (changed) => {
      const listener = ({ key }: StorageEvent) => {
        if (key === boardKey || key === null) changed();
      };
      addEventListener('storage', listener);
      return () => removeEventListener('storage', listener);
    },
  });
  const board = createActor(boardMachine.provide({ actors }));
  board.subscribe((snapshot) => {
    const { isOpening, columns } = boardView(snapshot);
    if (isOpening) return;
    starred.set(new Set(columns.flatMap(({ rows }) => rows.map(({ id }) => id))));
    if (arePressesNew) tellOfPresses(board);
  });
  return board.start();
}

function sendPresses(board: AppBoard): void {
  for (const { athlete, isStarred } of JSON.parse(takePresses() ?? '[]')) {
    const { data } = athleteSchema.safeParse(athlete);
    if (data === undefined) continue;
    const at = new Date().toISOString();
    if (isStarred) board.send({ type: 'star', athlete: data, at, earlier: takeBack(data.id) });
    else board.send({ type: 'unstar', id: data.id });
    arePressesNew = true;
  }
  if (arePressesNew && !boardView(board.getSnapshot()).isOpening) tellOfPresses(board);
}

/** Says why the last press was refused, or what it took off (rules/board.md#stars). */
function tellOfPresses(board: AppBoard): void {
  arePressesNew = false;
  const { problem, takenOff } = boardView(board.getSnapshot());
  if (takenOff !== null) rememberTakenOff(takenOff);
  else showStarNote(problem === null ? null : { text: problem, undo: null });
}
