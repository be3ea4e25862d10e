/** A `mailto:` URL (RFC 6068) with a subject and a body. */
export function mailTo(address: string, fields: Readonly<Record<string, string>> = {}): string {
  const to = encoded(address).replace('%40', '@');
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encoded(value)}`);
  return `mailto:${to}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** Half a surrogate pair has no encoding; line breaks are those of emails. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd').replace(/\r\n|\r|\n/g, '\r\n'));
}
