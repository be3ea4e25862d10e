/** The id of the profile that was chosen on this device, where the service cannot switch profiles. */
const storageKey = 'matchpoint.profile';

export function readChosenProfile(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** @param id null: the service has the choice, or nobody is signed in */
export function storeChosenProfile(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, id);
  } catch {
    // Without storage the service's choice holds.
  }
}
