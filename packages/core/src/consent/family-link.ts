/** Crockford's base 32, whose letters nobody confuses with others; 32 of them are 160 bits (rules/consent.md#link). */
export const linkLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const linkPattern = new RegExp(`^[${linkLetters}]{32}$`);

/** What somebody typed or followed as the text of a link; null: it is none. */
export function readLink(text: string): string | null {
  const letters = text
    .replace(/[\s#-]/g, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return linkPattern.test(letters) ? letters : null;
}

/** In groups of four, to be read and typed. */
export function groupedLink(link: string): string {
  return link.replace(/(?<=.)(?=(?:.{4})+$)/g, '-');
}

/** The address that a family opens; what is behind # is sent to no server and stands in no log. */
export function linkAddress(origin: string, link: string): string {
  return `${origin}/consent#${groupedLink(link)}`;
}
