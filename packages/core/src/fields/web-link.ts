/** Whether a page may render the text as a link (rules.md#web-links): scheme http or https, and a host. */
export function isWebLink(value: string): boolean {
  return /^https?:\/\/[^\s/?#]+([/?#]\S*)?$/i.test(value);
}
