/** The same number of dots for every password. */
export function MaskedPassword() {
  return (
    <>
      <span aria-hidden>••••••••</span>
      <span data-readers-only>Hidden</span>
    </>
  );
}
