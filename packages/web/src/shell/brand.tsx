/** A court from above, in the surrounding text's colour. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" fill="none" stroke="currentColor">
      <rect x="3" y="3" width="26" height="26" rx="6" fill="currentColor" stroke="none" />
      <g stroke="var(--chakra-colors-accent-contrast)" strokeWidth="2">
        <rect x="9" y="9" width="14" height="14" rx="1" />
        <path d="M9 16h14M16 12v8" />
      </g>
    </svg>
  );
}
