import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { confirmMachine } from '../src/forms/confirm.machine.ts';
import { createDialogMachine } from '../src/forms/create.machine.ts';
import { createEditMachine } from '../src/forms/edit.machine.ts';
import { sendFormMachine } from '../src/forms/send-form.machine.ts';
import { allNodes } from '../src/testing/chart.ts';
import { creatableExample, editableExample } from '../src/testing/example-form.ts';
import { mermaidChart } from '../src/testing/mermaid.ts';

const sources = new URL('../src/', import.meta.url);
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  // Another one is made from it.
  .filter((name) => /\.(machine|model)\.ts$/.test(name) && name !== 'changes/changes.machine.ts')
  .sort();

/** The charts that forms are made from. */
const ofForms: Readonly<Record<string, AnyStateMachine>> = {
  'forms/confirm.machine.ts': confirmMachine('confirm', () => false),
  'forms/create.machine.ts': createDialogMachine('create', creatableExample),
  'forms/edit.machine.ts': createEditMachine('edit', editableExample),
  'forms/send-form.machine.ts': sendFormMachine('sendForm', {
    judge: () => [],
    failure: () => [],
    isChecked: true,
  }),
};

async function machineIn(file: string): Promise<AnyStateMachine> {
  const example = ofForms[file];
  if (example !== undefined) return example;
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
      "edit: retry": 5000,
      "session: retry": 5000,
    }
  `);
});
