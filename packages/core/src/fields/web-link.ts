/** Whether a page may render the text as a link (rules/display.md#web-links): scheme http or https, and a host. */
export function isWebLink(value: string): boolean {
  return webLinkPattern.test(value);
}

/** Without flags, so that it means the same in JSON Schema. */
export const webLinkPattern = /^[Hh][Tt]{2}[Pp][Ss]?:\/\/[^\s/?#]+([/?#]\S*)?$/;

/** A host with a dot, and perhaps a port and a path: `example.com:8080/a`, but not `mailto:a@example.com`. */
const withoutScheme = /^[^\s/?#:@.]+(\.[^\s/?#:@.]+)+(:\d+)?([/?#]\S*)?$/;

/** The text with `https://` before it if it is a link without a scheme; else unchanged. */
export function completedLink(text: string): string {
  return withoutScheme.test(text) ? `https://${text}` : text;
}
