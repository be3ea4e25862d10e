import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { withRegistry } from './testing/with-registry.js';

/**
 * Audits at a registry of its own.
 * @param {(asked: Record<string, string[]>) => { status: number, body: object }} answerTo gets the versions of each package
 */
function audit(answerTo) {
  return withRegistry('scripts/audit.js', async (request, response) => {
    const { status, body } =
      request.method === 'POST'
        ? answerTo(/** @type {Record<string, string[]>} */ (await json(request)))
        : { status: 404, body: {} };
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
}

/** @param {string} severity */
const advisory = (severity) => ({
  status: 200,
  body: {
    hono: [
      {
        id: 1,
        url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
        title: 'An invented hole',
        severity,
        vulnerable_versions: '<99.0.0',
        cwe: [],
        cvss: { score: 8, vectorString: null },
      },
    ],
  },
});

test('a package that the product runs on and that is known as dangerous fails the check', async () => {
  /** @type {string[]} */
  let names = [];
  const ending = await audit((asked) => {
    names = Object.keys(asked);
    return advisory('high');
  });
  expect(ending).toEqual({ code: 1, said: expect.stringContaining('An invented hole') });
  expect(names).toEqual(expect.arrayContaining(['hono', 'pg', 'react', 'commander']));
  expect(names).not.toContain('vitest');
});

test('a lesser one is counted, and fails nothing', async () => {
  expect(await audit(() => advisory('moderate'))).toEqual({
    code: 0,
    said: expect.stringContaining('Severity: 1 moderate'),
  });
});

test('a registry that cannot be asked is a warning', async () => {
  expect(await audit(() => ({ status: 405, body: {} }))).toEqual({
    code: 0,
    said: expect.stringContaining(
      '\nWarning: the packages were not audited, because the registry could not be asked.\n',
    ),
  });
});
