import { expect, test } from 'vitest';
import { fuzz } from '../proofs/fuzz.ts';
import { asking } from '../src/testing/document.ts';
import { testService } from '../src/testing/fixtures.ts';

const { server, newPerson } = await testService({
  ...asking,
  listening: true,
  trustedProxies: ['127.0.0.1'],
});

test('whatever is sent, the answer is one that the document has, and none is 5xx', {
  timeout: 180_000,
}, async () => {
  const wrong: string[] = [];
  const findings = await fuzz({
    url: server.url,
    requests: 900,
    seed: Date.now() % 1_000_000_000,
    newcomer: async () => (await newPerson()).token,
    say: (line) => wrong.push(line),
  });
  expect({ wrong, findings: findings.filter(({ holds }) => holds === false) }).toEqual({
    wrong: [],
    findings: [],
  });
});
