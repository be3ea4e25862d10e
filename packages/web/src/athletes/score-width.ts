/** A score needs the room of its title. */
export function scoreWidth(title: string): number {
  return 0.22 + 0.16 * title.length;
}
