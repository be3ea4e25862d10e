import { expect, test } from 'vitest';
import { accountActionsModel } from '../account/account-actions.model.ts';
import { fillDirectoryModel } from '../athletes/fill-directory.model.ts';
import { findAndKeepModel } from '../board/find-and-keep.model.ts';
import { createProfileModel } from '../profiles/create-profile.model.ts';
import { importRosterModel } from '../roster/import-roster.model.ts';
import { accountFormsModel } from '../session/account-forms.model.ts';
import { sessionModel } from '../session/session.model.ts';
import { walkModel } from './drive.ts';

const models = [
  accountActionsModel,
  accountFormsModel,
  createProfileModel,
  fillDirectoryModel,
  findAndKeepModel,
  importRosterModel,
  sessionModel,
];

test.each(models.map((model) => [model.id, model] as const))('%s', (_, model) => {
  const { missed, stuck } = walkModel(model);
  expect({ missed, stuck }).toEqual({ missed: [], stuck: [] });
});
