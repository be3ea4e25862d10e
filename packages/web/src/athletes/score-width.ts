/** A score needs the room of its title and of the arrow of its order. */
export function scoreWidth(title: string): number {
  return 0.4 + 0.14 * title.length;
}
