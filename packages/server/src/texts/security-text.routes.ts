import type { PeerApp } from '../http/answer-call.ts';
import { respond } from '../http/respond.ts';
import { publicHeaders } from '../http/security-headers.ts';

const path = '/.well-known/security.txt';

/** How long the file counts from its day on; RFC 9116 wants less than a year. */
const days = 180;

export interface Operator {
  /** `mailto:` or https: where people reach the operator (rules/service.md#contact); null: they gave none. */
  readonly contact: string | null;
  /** The origin under which others reach the site; undefined: the one that each request asked. */
  readonly publicUrl: string | undefined;
}

/** Whom to tell of a hole (RFC 9116); there where the operator gave a contact. */
export function securityTextRoutes(app: PeerApp, { contact, publicUrl }: Operator): void {
  if (contact === null) return;
  app.get(path, () => {
    const end = new Date();
    end.setUTCHours(24 * days, 0, 0, 0);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${end.toISOString()}`,
      'Preferred-Languages: en',
      ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}${path}`]),
    ];
    return respond(`${lines.join('\n')}\n`, {
      headers: {
        ...publicHeaders,
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-cache',
      },
    });
  });
}
