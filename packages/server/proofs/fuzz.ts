import { Agent, request as open } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sample } from 'fast-check';
import * as z from 'zod';
import { isErrorCode } from '../src/error-reason.ts';
import { type Answer, ajv, outsideOf } from '../src/testing/document.ts';
import { callerWith, serverAt } from '../src/testing/test-person.ts';
import { count, type Finding, fact, never } from './finding.ts';
import { type FuzzRequest, fuzzRequests } from './fuzz-requests.ts';

export interface FuzzOptions {
  readonly url: string;
  readonly requests: number;
  /** The same requests each time. */
  readonly seed: number;
  /** A token of a new account: later requests miss what an earlier one removed. */
  readonly newcomer: () => Promise<string>;
  readonly say: (line: string) => void;
}

/** An account with an agency, an athlete and a key. */
interface Sender {
  readonly token: string;
  readonly key: string;
  readonly ids: Readonly<Record<string, string>>;
}

const perSender = 200;
const atOnce = 16;

/** Sends requests in and around what the OpenAPI document allows, and judges every answer by it. */
export async function fuzz({ url, requests, seed, newcomer, say }: FuzzOptions): Promise<Finding[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses = new Map<number, number>();
  const wrong = { server: 0, outside: 0, misjudged: 0 };
  let sent = 0;

  async function one(request: FuzzRequest, sender: Sender, at: string): Promise<void> {
    const answer = await send(url, agent, request, sender, sent);
    sent += 1;
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const outside = outsideOfAll(request, answer);
    const misjudged = misjudgement(request, answer);
    if (answer.status >= 500) wrong.server += 1;
    else if (outside !== null) wrong.outside += 1;
    else if (misjudged !== null) wrong.misjudged += 1;
    else return;
    const { method, path, headers, body, as } = request;
    const said = JSON.stringify({ method, path, headers, body: String(body), as }).slice(0, 600);
    const what = outside ?? misjudged ?? answer.status;
    say(`${at}: ${what}: ${said} → ${JSON.stringify(answer.body)?.slice(0, 300)}`);
  }

  for (let begun = 0; begun < requests; begun += perSender) {
    const chunk = seed + begun;
    const sender = await makeSender(url, await newcomer());
    const drawn = sample(fuzzRequests, { seed: chunk, numRuns: Math.min(perSender, requests - begun) });
    const all = [...drawn.entries()];
    const send = async (queue: Iterator<[number, FuzzRequest]>) => {
      for (let next = queue.next(); !next.done; next = queue.next()) {
        const [index, request] = next.value;
        await one(request, sender, `seed ${chunk}, request ${index}`);
      }
    };
    const others = all.filter(([, request]) => !removes(request)).values();
    await Promise.all(Array.from({ length: atOnce }, () => send(others)));
    // Removals go last, so that the others find something, and one by one: the removal of an account blocks its own writes.
    await send(all.filter(([, request]) => removes(request)).values());
  }
  agent.destroy();
  const tally = [...statuses].toSorted(([a], [b]) => a - b);
  return [
    fact('Requests, and the seed that makes them again', `${count(sent)}, ${seed}`),
    fact('Statuses', tally.map(([status, times]) => `${status}: ${count(times)}`).join(', ')),
    never('Answers with 5xx', wrong.server),
    never('Answers outside the document', wrong.outside),
    never('Requests judged otherwise than the document does', wrong.misjudged),
  ];
}

const removes = ({ method }: FuzzRequest) => method === 'DELETE';

/** In words how an answer is outside the document; null: it is inside. */
function outsideOfAll({ call, method }: FuzzRequest, answer: Answer): string | null {
  if (call !== null) return outsideOf(call, answer);
  if (answer.status === 0) return 'no answer';
  if (answer.status < 400 || method === 'HEAD') return null;
  const isError = ajv.getSchema('document#/components/schemas/Error');
  return isError?.(answer.body) === true ? null : `${answer.status} in another form than every error`;
}

const refusal = z.object({
  detail: z.array(z.object({ loc: z.tuple([z.string(), z.string()]), type: z.string() })).min(1),
});
const results = z.array(z.object({ status: z.string() }));

/** In words how a request was judged otherwise than the document does; null: it was not. */
function misjudgement({ verdict }: FuzzRequest, { status, body }: Answer): string | null {
  // 431: the header is too long to be read.
  if (verdict === null || status === 431) return null;
  const found = refusal.safeParse(body).data?.detail ?? [];
  if (verdict === 'legal') {
    // The identity provider has rules of its own for passwords.
    const isPassword = found.length > 0 && found.every(({ type }) => type === 'invalid_password');
    return [400, 413, 415, 422].includes(status) && !isPassword ? `${status} to a legal request` : null;
  }
  if ('part' in verdict) {
    const isOne =
      found.length > 0 && found.every(({ loc }) => isDeepStrictEqual(loc, [verdict.part, verdict.name]));
    return status === 422 && isOne
      ? null
      : `${status} where ${verdict.part} ${verdict.name} alone is illegal`;
  }
  const taken = results.safeParse(body).data?.map((one) => one.status !== 'invalid');
  return isDeepStrictEqual(taken, verdict) ? null : `rows other than ${verdict} were taken`;
}

const ignore = () => undefined;

const entry = z.object({ id: z.string(), key: z.optional(z.string()) });

async function makeSender(url: string, token: string): Promise<Sender> {
  const call = callerWith(serverAt(url), token);
  const create = async (path: string, body: object) => entry.parse((await call('POST', path, body)).body);
  const { id: agencyId } = await create('/api/users/me/agencies', { name: 'A', sports: ['Tennis'] });
  const draft = { name: 'A', available_semester: 'Fall', available_year: 2027 };
  const athlete = await create(`/api/users/me/agencies/${agencyId}/athletes`, draft);
  const { id: keyId, key = '' } = await create(`/api/users/me/agencies/${agencyId}/keys`, { name: 'A' });
  return { token, key, ids: { name: 'terms', agencyId, athleteId: athlete.id, keyId } };
}

function decoded(body: Buffer, encoding = 'identity'): string {
  if (body.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

const credentials = {
  owner: ({ token }: Sender) => ({ Authorization: `Bearer ${token}` }),
  program: ({ key }: Sender) => ({ Authorization: `Bearer ${key}` }),
  nobody: () => ({}),
  nonsense: () => ({ Authorization: 'Bearer nonsense' }),
};

function send(
  url: string,
  agent: Agent,
  request: FuzzRequest,
  sender: Sender,
  number: number,
): Promise<Answer> {
  const { method, path, headers, as, body } = request;
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => sender.ids[name] ?? '7');
  return new Promise((resolve) => {
    const lose = (error: unknown) => {
      // After an answer that came before the whole body the server closes the connection, maybe as this request is sent on it.
      const isClosedBefore = call.reusedSocket && isErrorCode(error, 'ECONNRESET');
      resolve(
        isClosedBefore
          ? send(url, agent, request, sender, number)
          : { status: 0, headers: new Headers(), body: String(error) },
      );
    };
    const call = open(
      `${url}/`,
      {
        agent,
        method,
        path: filled,
        headers: {
          ...headers,
          // Limits by address are proved elsewhere.
          'X-Forwarded-For': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
          ...credentials[as](sender),
          ...(body !== null && { 'Content-Length': Buffer.byteLength(body) }),
        },
      },
      async (answer) => {
        try {
          const text = decoded(Buffer.concat(await answer.toArray()), answer.headers['content-encoding']);
          const isJson = /^application\/json/.test(answer.headers['content-type'] ?? '');
          resolve({
            status: answer.statusCode ?? 0,
            headers: new Headers(
              Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
            ),
            body: text === '' ? null : isJson ? JSON.parse(text) : text,
          });
        } catch (error) {
          lose(error);
        }
      },
    );
    call.on('error', lose);
    // The server may close the connection while the rest of a refused body is written, after its answer was read.
    call.once('socket', (socket) => {
      if (socket.listeners('error').includes(ignore)) return;
      socket.on('error', ignore);
    });
    call.end(body ?? undefined);
  });
}
