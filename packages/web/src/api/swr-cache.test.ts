import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { SWRConfig, unstable_serialize, useSWRConfig } from 'swr';
import { unstable_serialize as serializeList } from 'swr/infinite';
import { expect, test } from 'vitest';
import { invalidate } from './swr-cache.ts';

/** swr's cache and mutate with these entries. */
function cacheOf(entries: readonly (readonly [string, object])[]) {
  const cache = new Map(entries);
  let config: ReturnType<typeof useSWRConfig> | undefined;
  const Probe = () => {
    config = useSWRConfig();
    return null;
  };
  renderToString(createElement(SWRConfig, { value: { provider: () => cache } }, createElement(Probe)));
  if (config === undefined) throw new Error('There is no cache.');
  return { cache, config };
}

const page = ['athletes', { limit: '100' }, null] as const;
const entry = (key: readonly unknown[] | string, data: string): [string, object] => [
  unstable_serialize(key),
  { data, _k: key },
];

test('removes entities, pages and other entries of these names, and nothing else', async () => {
  const { cache, config } = cacheOf([
    entry(page, 'a page'),
    entry(['athlete', '7'], 'an athlete'),
    entry('athlete-distributions', 'distributions'),
    entry(['agencies', {}, null], 'agencies'),
    entry(['my athletes', '1'], 'mine'),
  ]);
  await invalidate(config, ['athletes', 'athlete', 'athlete-distributions']);
  const left = [...cache.values()].flatMap((value) => ('data' in value && value.data ? [value.data] : []));
  expect(left).toEqual(['agencies', 'mine']);
});

test('the prefix of list keys is the one that swr uses', () => {
  const key = serializeList(() => page);
  expect(key.startsWith('$inf$@"athletes",')).toBe(true);
});
