import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { WebLink } from './web-link.tsx';

test.each([
  ['https://example.com/clip', /^<a href="https:\/\/example.com\/clip".*>Clip<\/a>.*>example\.com</],
  ['https://[clip', /^<span>https:\/\/\[clip<\/span>$/],
  ['ftp://example.com', /^<span>ftp:\/\/example\.com<\/span>$/],
])('%s is shown where a browser has no `URL.canParse`', (href, shown) => {
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  expect(renderToStaticMarkup(<WebLink href={href} name="Clip" />)).toMatch(shown);
  vi.restoreAllMocks();
});
