import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown, Pictures } from './markdown.tsx';

const render = (text: string) =>
  renderToStaticMarkup(<Markdown text={text} />).replace(/^<div[^>]*>|<\/div>$/g, '');

test.each([
  [
    '# Terms\n\nOne *two* **three** `four`.',
    '<h2 id="terms">Terms</h2><p>One <em>two</em> <strong>three</strong> <code>four</code>.</p>',
  ],
  ['###### Deep', '<h6 id="deep">Deep</h6>'],
  ["# Next *season's* file?", '<h2 id="next-seasons-file">Next <em>season&#x27;s</em> file?</h2>'],
  ['- one\n- two', '<ul><li><p>one</p></li><li><p>two</p></li></ul>'],
  ['3. three\n4. four', '<ol start="3"><li><p>three</p></li><li><p>four</p></li></ol>'],
  ['> said', '<blockquote><p>said</p></blockquote>'],
  ['    code', '<pre><code>code</code></pre>'],
  ['one  \ntwo\n\n---', '<p>one<br/>two</p><hr/>'],
  ['Fish &amp; chips&nbsp;&copy;', '<p>Fish &amp; chips\u00a0©</p>'],
  ['[us](mailto:us@example.com)', '<p><a href="mailto:us@example.com" data-link="true">us</a></p>'],
  ['[privacy](/privacy)', '<p><a href="/privacy" data-link="true">privacy</a></p>'],
  ['[licenses](/licenses.txt)', '<p><a href="/licenses.txt" data-link="true" data-fresh="">licenses</a></p>'],
])('%s', (text, html) => {
  expect(render(text)).toBe(html);
});

test('a picture is one of those that the page has', () => {
  const html = renderToStaticMarkup(
    <Pictures value={{ 'pictures/board.png': '/assets/board.png' }}>
      <Markdown text="![A board](pictures/board.png) ![Another](pictures/other.png)" />
    </Pictures>,
  );
  expect(html).toContain(
    '<p><img src="/assets/board.png" alt="A board" width="744" height="450" loading="lazy"/> </p>',
  );
});

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['a <b onclick="x">b</b>', '<p>a &lt;b onclick=&quot;x&quot;&gt;b&lt;/b&gt;</p>'],
  ['[x](javascript:alert(1))', '<p>x</p>'],
  ['[x](data:text/html,x)', '<p>x</p>'],
  ['[x](//elsewhere.example)', '<p>x</p>'],
  ['![x](https://elsewhere.example/pixel.png)', '<p></p>'],
])('nothing in a text becomes more than text: %s', (text, html) => {
  expect(render(text)).toBe(html);
});
