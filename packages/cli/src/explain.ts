/** An error as one sentence that names what failed and, where there is one, the way out. */
export function explain(error: unknown, apiUrl: string): string {
  if (!(error instanceof Error)) return `Something unexpected happened: ${String(error)}`;
  if (error.name !== 'ApiError') return `Something unexpected happened: ${error.message}`;
  const sentence = error.message.replace(/^The service /, `The service at ${apiUrl} `);
  return sentence.includes(' cannot be reached')
    ? `${sentence.replace(/\.$/, '')}: start it, or name another one with --api-url.`
    : sentence;
}
