import { apiHeaders, isSecure, strictTransport } from './security-headers.ts';

/** JSON for one person: kept by nobody. */
export function privateAnswer(request: Request, body: unknown, status = 200): Response {
  return Response.json(body, {
    status,
    headers: { ...apiHeaders, 'Cache-Control': 'no-store', ...(isSecure(request) && strictTransport) },
  });
}
