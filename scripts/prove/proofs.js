/**
 * Every proof of `pnpm prove`, in the order in which they run, with the minutes that it may take. Each is a file in
 * `packages/server/src/proofs/`.
 *
 * @type {Readonly<Record<string, number>>}
 */
export const proofs = {
  fuzz: 10,
  persons: 4,
  'kills-one': 4,
  'kills-two': 4,
  endings: 4,
  stalls: 3,
  'slow-clients': 3,
  restarts: 3,
  clocks: 2,
  restores: 3,
  'full-disks': 3,
};
