import { afterEach, expect, test, vi } from 'vitest';
import { shareLink } from './share-link.tsx';

afterEach(() => vi.unstubAllGlobals());

const link = {
  title: 'Ada Example',
  url: 'https://matchpoint.example/athletes/7',
  holds: 'It holds this page.',
};

test('the system’s own sheet gets the link where there is one; closing it says nothing', async () => {
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { share });
  expect([await shareLink(link), share.mock.calls]).toEqual([
    'Link shared. It holds this page.',
    [[{ title: link.title, url: link.url }]],
  ]);
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  expect(await shareLink(link)).toBe(null);
});

test('else it is copied', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect([await shareLink(link), writeText.mock.calls]).toEqual([
    'Link copied. It holds this page.',
    [[link.url]],
  ]);
});

test.each([
  { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
  { clipboard: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) } },
  // A page without https has no clipboard.
  {},
])('a browser that refuses says how else, %#', async (navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await shareLink(link)).toBe(
    'The browser did not let the link be passed on: copy the address yourself.',
  );
});
