import { expect, inject, onTestFinished, test } from 'vitest';
import { fuzz } from '../proofs/fuzz.ts';
import { testPerson } from '../src/testing/test-person.ts';
import { startTestProject } from '../src/testing/test-project.ts';
import { startTestServer } from '../src/testing/test-server.ts';

test('whatever is sent, the answer is one that the document has, and none is 5xx', async () => {
  const project = await startTestProject();
  const server = await startTestServer({
    cluster: inject('testCluster'),
    identity: project.identity,
    listening: true,
    trustedProxies: ['127.0.0.1'],
  });
  onTestFinished(async () => {
    await server.stop();
    project.stop();
  });
  const wrong: string[] = [];
  const findings = await fuzz({
    url: server.url,
    requests: 600,
    seed: Date.now() % 1_000_000_000,
    newcomer: async () => (await testPerson(server, project)).token,
    say: (line) => wrong.push(line),
  });
  expect({ wrong, findings: findings.filter(({ holds }) => holds === false) }).toEqual({
    wrong: [],
    findings: [],
  });
});
