/** The estimated rest of the time, as in 'about 2 minutes left'; null while there is too little to estimate from. */
export function timeLeftText(done: number, left: number, milliseconds: number): string | null {
  if (done === 0 || left === 0 || milliseconds < 1000) return null;
  const seconds = (left / done) * (milliseconds / 1000);
  if (seconds < 10) return 'a few seconds left';
  if (seconds < 90) return `about ${Math.round(seconds / 10) * 10} seconds left`;
  return `about ${Math.round(seconds / 60)} minutes left`;
}
