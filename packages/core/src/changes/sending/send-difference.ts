import type { Difference, SendingEnd } from '../difference.ts';
import { addInBatches } from './add-in-batches.ts';
import { addSingly } from './add-singly.ts';
import type { SendingOptions, SendingPorts } from './ports.ts';
import { sendChanges } from './send-changes.ts';
import { createTurns } from './turns.ts';

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
  const { service, journal } = ports;
  const turns = createTurns(ports, pace);
  const size = Math.max(1, Math.min(batchRows, Math.floor(pace.rate ?? batchRows)));
  const isUnknown = ({ ref }: Difference['added'][number]) => journal.fateOf(ref).kind === 'unknown';
  const additions = [...added.filter(isUnknown), ...added.filter((one) => !isUnknown(one))];
  if (batchRows > 1 && service.takesBatches()) await addInBatches(additions, size, ports, turns);
  else await addSingly(additions, ports, turns);
  const changes = Math.min(size, service.mostChanges());
  await sendChanges(updated, changes, ports, turns);
  await sendChanges(removed, changes, ports, turns);
  return turns.end();
}
