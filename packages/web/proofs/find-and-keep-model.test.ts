import { findAndKeepModel } from '@matchpoint/core/board/find-and-keep.model';
import { drive, wayName, waysThrough } from '@matchpoint/core/testing/drive';
import { coach } from '../tests/coach.ts';
import { journey } from '../tests/journey.ts';

const test = journey({ expectedComplaints: /^Failed to load resource: .*(ERR_FAILED|404)/ });

/** The actions that rest on what the eleven calls lack: filters, orders, athletes by id, athletes that are gone. */
const actions = [
  ...['narrow', 'order', 'star', 'openBoard', 'compare', 'share', 'openElsewhere', 'loseAthlete'],
  ...['receive', 'copyShared', 'undo', 'openNewerFile', 'openFile'],
];

for (const way of waysThrough(findAndKeepModel, actions)) {
  test(`with the eleven calls alone: ${wayName(way)}`, async ({ page }) => {
    await drive(await coach(page, false), way);
  });
}
