import { expect, test } from 'vitest';
import { walkModel } from '../testing/drive.ts';
import { describePaths } from '../testing/walk.ts';
import { findAndKeepModel } from './find-and-keep.model.ts';

const { paths, missed, stuck } = walkModel(findAndKeepModel);

test('every state and every transition is reached, and nobody is stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "findAndKeepModel: listed
      narrow → narrowed
        order → ordered
          star → starred
            unstar → ordered
            openBoard → board
              rank → ranked
                undo → board
                comeBack → kept
              note → noted
                share → shared
                undo → unnoted
                  redo → noted
              compare → compared
              share → shared
                openElsewhere → seenElsewhere
              starElsewhere → inStep
              loseAthlete → missing
                dropGone → dropped
                  undo → missing
              improveAthlete → improved
              loseNetwork → cutOff
                reconnect → board
              fillStorage → unsaved
                freeStorage → ranked
        narrowToNobody → nobody
          widen → narrowed
      receive → received
        takeOver → takenOver
          undo → untaken
      receiveCut → receivedCut
      receiveGone → receivedGone
      receiveNonsense → refused
      receiveAway → awaited
        reconnect → received"
  `);
});
