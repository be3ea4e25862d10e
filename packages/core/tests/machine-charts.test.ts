import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { allNodes } from '../src/testing/chart.ts';
import { mermaidChart } from '../src/testing/mermaid.ts';

const sources = new URL('../src/', import.meta.url);
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  // Charts that other machines are made from.
  .filter((name) => /\.(machine|model)\.ts$/.test(name) && !/^(forms|changes\/changes)/.test(name))
  .sort();

async function machineIn(file: string): Promise<AnyStateMachine> {
  const exported: Record<string, unknown> = await import(new URL(file, sources).href);
  const [machine, ...others] = Object.values(exported).filter((value) => value instanceof StateMachine);
  if (machine === undefined || others.length > 0) throw new Error(`${file} does not export one machine.`);
  return machine;
}

/** `pnpm vitest run --project core machine-charts -u` writes the pages anew. */
test.each(files)('%s is drawn in docs/machines', async (file) => {
  const machine = await machineIn(file);
  const name = file.replace(/^.*\//, '').replace(/\.ts$/, '');
  await expect(
    `# ${machine.id}\n\nDrawn from \`packages/core/src/${file}\`.\n\n\`\`\`mermaid\n${mermaidChart(machine)}\n\`\`\`\n`,
  ).toMatchFileSnapshot(`../../../docs/machines/${name}.md`);
});

test('every delay has a name, and lasts these milliseconds', async () => {
  const machines = await Promise.all(files.map(machineIn));
  const delays = machines.flatMap(({ id, root, implementations }) =>
    allNodes(root)
      .flatMap(({ after }) => after)
      .map(({ delay }) => [`${id}: ${delay}`, implementations.delays[String(delay)]]),
  );
  expect(Object.fromEntries(delays)).toMatchInlineSnapshot(`
    {
      "editAgency: retry": 5000,
      "editAthlete: retry": 5000,
      "session: retry": 5000,
    }
  `);
});
