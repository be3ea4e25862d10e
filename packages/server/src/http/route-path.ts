/** A path of the contract, `/api/athletes/{athleteId}`, as Hono writes it, `/api/athletes/:athleteId`. */
export function routePath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
}
