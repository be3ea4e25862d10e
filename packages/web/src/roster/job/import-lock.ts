/**
 * Locks an agency's import for this tab until it is released or the tab is closed.
 * @returns what releases it; null while another tab has it
 */
export function takeImportLock(agency: string): Promise<(() => void) | null> {
  // Browsers offer locks on https and localhost only.
  if (!('locks' in navigator)) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(nameOf(agency), { ifAvailable: true }, (lock) => {
        if (lock === null) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}

/** Whether a tab has it. */
export async function isImportLocked(agency: string): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === nameOf(agency));
}

const nameOf = (agency: string) => `matchpoint.import.${agency}`;
