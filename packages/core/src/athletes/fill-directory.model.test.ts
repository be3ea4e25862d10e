import { expect, test } from 'vitest';
import { walkModel } from '../testing/drive.ts';
import { describePaths } from '../testing/walk.ts';
import { fillDirectoryModel } from './fill-directory.model.ts';

const { paths, missed, stuck } = walkModel(fillDirectoryModel);

test('every state and every transition is reached, and nobody is stuck', () => {
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});

test('the paths', () => {
  expect(paths).toHaveLength(22);
  expect(describePaths(paths)).toMatchInlineSnapshot(`
    "fillDirectoryModel: withoutAthletes
      add → empty
        create → incomplete
          typeRequired → typed
        typeRequired → typed
          create → listed
            lookUp → public
            reload → kept
              edit → editing
                close → kept
                typeName → renaming
                  save → renamed
                typeGrade → grading
                  save → graded
                  saveRefused → gradeRefused
                    save → graded
                  saveLost → gradeUnanswered
                    save → graded
                  otherSavesBio → besideBio
                    save → merged
                  otherSavesGrade → besideGrade
                    save → conflicting
                      keepMine → graded
                      takeTheirs → theirsTaken
                        close → kept
              remove → removing
                keep → kept
                confirm → withoutAthletes
          chooseSoccer → setAside
            chooseTennis → typed
          close → confirmingDiscard
            keepEditing → typed
            discard → withoutAthletes
          createRefused → refused
            create → listed
          createLost → unanswered
            create → listed
          typeOffStep → offStep
            create → corrected
              typeRequired → typed
        typeEverything → fullTyped
          create → fullListed
            lookUp → fullPublic
        chooseSoccer → comingSoon
          close → withoutAthletes
          chooseTennis → empty
        close → withoutAthletes"
  `);
});
