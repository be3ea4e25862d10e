/** 2000 as '2,000'. `Intl` takes ten milliseconds to begin, which every first list would wait for. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
