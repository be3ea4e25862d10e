interface Head {
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
}
type Body = ConstructorParameters<typeof Response>[0];

/** An answer that still has its parts: reading `Response.headers` costs a third of a cached answer. */
type Composed = Response & { parts?: Required<Head> & { readonly body: Body } };

export function respond(body: Body, { status = 200, headers }: Head): Response {
  const answer: Composed = new Response(body, { status, headers });
  answer.parts = { body, status, headers };
  return answer;
}

/** The same answer with more in its head. */
export function withHead(answer: Composed, ...more: readonly (Head['headers'] | false)[]): Response {
  if (answer.parts !== undefined) {
    const { body, status, headers } = answer.parts;
    // Ten times as fast as two spreads.
    return new Response(body, { status, headers: Object.assign({}, headers, ...more) });
  }
  // The framework made it, for a HEAD.
  for (const headers of more)
    for (const [name, value] of Object.entries(headers || {})) answer.headers.set(name, value);
  return answer;
}
