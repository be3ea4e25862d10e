import { entryFields } from '@matchpoint/core/athletes/forms/athlete-form';
import { expect, test } from 'vitest';
import { athleteFormRows } from './athlete-form-rows.ts';

test('the form has every field once', () => {
  expect(athleteFormRows.flat().toSorted()).toEqual(entryFields.toSorted());
});
