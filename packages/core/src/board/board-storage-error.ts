/**
 * Why a board is not stored.
 * - `full`: the storage has no room for it
 * - `refused`: the storage cannot be used, as in some private windows
 * - `unreadable`: what is stored is no board, and could not be set aside
 * - `outdated`: another tab has a later version of the app
 */
export type StorageProblem = 'full' | 'refused' | 'unreadable' | 'outdated';

export class BoardStorageError extends Error {
  override readonly name = 'BoardStorageError';
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}
