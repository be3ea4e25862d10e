/** A name or an address, which a phone's dictionary must not change. */
export const typedName = { autoCapitalize: 'words', autoCorrect: 'off', spellCheck: false } as const;

/** A link. */
export const typedLink = {
  inputMode: 'url',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
