import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WebLink } from './web-link.tsx';

test.each([
  ['https://example.com/clip', /^<a href="https:\/\/example.com\/clip".*>Clip<\/a>.*>example\.com</],
  ['https://[clip', /^<span>https:\/\/\[clip<\/span>$/],
  ['ftp://example.com', /^<span>ftp:\/\/example\.com<\/span>$/],
])('%s', (href, shown) => {
  expect(renderToStaticMarkup(<WebLink href={href} name="Clip" />)).toMatch(shown);
});
