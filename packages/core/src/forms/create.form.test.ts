import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { createCapabilities } from '../contract/capabilities.ts';
import { creatableExample } from '../testing/example-form.ts';
import { createForm } from './create.form.ts';

test('a service that creates once under one key is not asked what there is', async () => {
  const { actors } = createForm({
    ...creatableExample,
    id: 'example',
    create: async () => ({ id: null, version: null }),
    list: async () => ['ada'],
  });
  const listed = (told: string | null) => {
    const capabilities = createCapabilities();
    capabilities.readHeader(told);
    return toPromise(createActor(actors({ client: { capabilities } }).list).start());
  };
  expect([await listed(null), await listed('paging'), await listed('idempotency')]).toEqual([
    ['ada'],
    ['ada'],
    null,
  ]);
});
