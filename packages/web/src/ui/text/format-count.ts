/** 2000 as '2,000'. `Intl` takes ten milliseconds to start, which would delay every first list. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
