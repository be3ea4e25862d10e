import { expect, test } from 'vitest';
import { accountActionsModel } from '../account/account-actions.model.ts';
import { fillDirectoryModel } from '../athletes/forms/fill-directory.model.ts';
import { findAndKeepModel } from '../board/find-and-keep.model.ts';
import { askFamilyModel } from '../consent/ask-family.model.ts';
import { createProfileModel } from '../profiles/create-profile.model.ts';
import { importRosterModel } from '../roster/import-roster.model.ts';
import { sessionModel } from '../session/session.model.ts';
import { walkModel, waysThrough } from './drive.ts';
import { type Path, pathName } from './walk.ts';

const models = [
  accountActionsModel,
  askFamilyModel,
  createProfileModel,
  fillDirectoryModel,
  findAndKeepModel,
  importRosterModel,
  sessionModel,
];

test.each(models.map((model) => [model.id, model] as const))(
  '%s: every state is reached, none is stuck, and the ways take every step from the first state on',
  (_, model) => {
    const { paths, missed, stuck } = walkModel(model);
    const ways = waysThrough(model);
    const steps = (all: readonly Path[]) => new Set(all.flat().map((step) => pathName([step])));
    expect({ missed, stuck, steps: steps(ways) }).toEqual({ missed: [], stuck: [], steps: steps(paths) });
    for (const way of ways) {
      const before = [paths[0]?.[0]?.from, ...way.map(({ to }) => to)];
      expect(way.map(({ from }) => from.value)).toEqual(before.slice(0, -1).map((state) => state?.value));
    }
  },
);

test('the ways of a face that has some of the actions take the steps that it reaches', () => {
  const ways = waysThrough(accountActionsModel, [
    'askToDelete',
    'deleteWithWrongPassword',
    'deleteAccount',
    'signIn',
  ]);
  expect(ways.map(pathName)).toEqual([
    'atAccount, askToDelete → asked, deleteWithWrongPassword → notDeleted, deleteAccount → deleted',
    'atAccount, askToDelete → asked, deleteAccount → deleted',
  ]);
});
