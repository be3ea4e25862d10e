import type { Difference, SendingEnd } from '../difference.ts';
import { createTurns } from './pace.ts';
import type { SendingOptions, SendingPorts } from './ports.ts';
import { sendAdditions } from './send-additions.ts';
import { sendChanges } from './send-changes.ts';

/**
 * Adds, updates and removes athletes, in this order, by batches if the service takes them, else one after the other. Each is
 * added once, whatever fails: what was sent is sent again only under a key that the service honours, or if the agency's
 * list shows that it is missing (rules/import.md#sent-once).
 * @throws {ApiError} a refusal of the caller: not signed in, not allowed; what the journal throws
 */
export async function sendDifference(
  { added, updated, removed }: Difference,
  ports: SendingPorts,
  { batchRows, ...pace }: SendingOptions,
): Promise<SendingEnd> {
  const turns = createTurns(ports, pace);
  const size = Math.max(1, Math.min(batchRows, Math.floor(pace.rate ?? batchRows)));
  const { takesBatches, mostChanges } = ports.service;
  await sendAdditions(added, batchRows > 1 && takesBatches() ? size : null, ports, turns);
  const changes = Math.min(size, mostChanges());
  await sendChanges(updated, changes, ports, turns);
  await sendChanges(removed, changes, ports, turns);
  return turns.end();
}
