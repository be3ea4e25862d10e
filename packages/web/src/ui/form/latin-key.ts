/** What a key writes; on a layout of other letters, what the key in its place writes on a Latin one: `j` for the `о` of a Russian. */
export function latinKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (/[\0-\x7f]|\p{Script=Latin}/u.test(key)) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return code.startsWith('Key') ? code.slice(3).toLowerCase() : key;
}
