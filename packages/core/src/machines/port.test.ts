import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { port } from './port.ts';

test('an actor that the host forgot to provide fails with its name', async () => {
  const forgotten = createActor(port<string, string>('loadAccount'), { input: '' }).start();
  await expect(toPromise(forgotten)).rejects.toThrow('loadAccount is not provided');
});
