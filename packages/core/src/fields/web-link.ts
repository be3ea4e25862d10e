/** Whether a page may render the text as a link (rules.md#web-links): scheme http or https, and a host. */
export function isWebLink(value: string): boolean {
  return webLinkPattern.test(value);
}

/** Without flags, so that it means the same in JSON Schema. */
export const webLinkPattern = /^[Hh][Tt]{2}[Pp][Ss]?:\/\/[^\s/?#]+([/?#]\S*)?$/;
