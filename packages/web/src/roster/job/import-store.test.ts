import { afterEach, expect, test, vi } from 'vitest';
import { newImport, openImportStore } from './import-store.ts';

afterEach(() => vi.unstubAllGlobals());

test('an import is kept as bytes, because private windows of WebKit store no File', async () => {
  const stored = await newImport('7', new File(['Name\n'], 'roster.csv'));
  expect(stored).toEqual({
    agency: '7',
    id: expect.any(String),
    file: { name: 'roster.csv', bytes: new TextEncoder().encode('Name\n') },
    decisions: [],
    rows: null,
    isEnded: false,
  });
});

test.each([
  ['is absent', undefined],
  [
    'throws',
    {
      open() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    },
  ],
])('where the storage of the browser %s, that is said in words', async (_, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB);
  await expect(openImportStore()).rejects.toThrow('This browser blocks storage for this site');
});
