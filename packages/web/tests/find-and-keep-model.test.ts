import { findAndKeepModel } from '@matchpoint/core/board/find-and-keep.model';
import { drive, wayName, waysThrough } from '@matchpoint/core/testing/drive';
import { coach } from './coach.ts';
import { journey } from './journey.ts';

const test = journey({ expectedComplaints: /^Failed to load resource: .*(ERR_FAILED|404)/ });

for (const way of waysThrough(findAndKeepModel)) {
  test(wayName(way), { timeout: 300_000 }, async ({ page }) => {
    await drive(await coach(page, true), way);
  });
}
