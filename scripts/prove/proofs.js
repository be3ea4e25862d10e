/**
 * Every proof of `pnpm prove`, in the order in which they run, with the minutes that it may take. Each is
 * `packages/server/src/proofs/NAME.ts`.
 *
 * @type {Readonly<Record<string, number>>}
 */
export const proofs = {
  fuzz: 6,
  'kills-one': 4,
  'kills-two': 4,
};
