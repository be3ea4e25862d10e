/**
 * The path of the page about `id` below `folder`, such as `/athletes`; null if no URL can name it: browsers resolve `.`
 * and `..` however they are encoded, and half a surrogate pair has no encoding.
 */
export function pathTo(folder: string, id: string): string | null {
  if (id === '' || id === '.' || id === '..' || /\p{Cs}/u.test(id)) return null;
  return `${folder}/${encodeURIComponent(id)}`;
}
