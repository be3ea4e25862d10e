import { type ComponentType, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LazyPart, lazyPart, PartLoadError } from './lazy-part.tsx';

interface GreetingProps {
  readonly name: string;
}
const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>;

type Load = () => Promise<{ readonly Greeting: ComponentType<GreetingProps> }>;
const succeeds: Load = async () => ({ Greeting });
const cause = new TypeError('Failed to fetch');
const fails: Load = () => Promise.reject(cause);

/** A part that loads its script by each of `loads` in turn. */
function partOf(...loads: readonly Load[]) {
  const left = [...loads];
  const load = vi.fn<Load>(() => (left.shift() ?? expect.fail('The script was loaded too often.'))());
  return Object.assign(lazyPart(load, 'Greeting'), { load });
}

const shown = (Part: LazyPart<GreetingProps>) =>
  renderToStaticMarkup(
    <Suspense fallback="Loading">
      <Part name="Ada" />
    </Suspense>,
  );

/** The error that a boundary around the part would catch now; null when there is none. */
function caught(Part: LazyPart<GreetingProps>): PartLoadError | null {
  try {
    renderToStaticMarkup(<Part name="Ada" />);
  } catch (error) {
    if (error instanceof PartLoadError) return error;
  }
  return null;
}

const patience = { timeout: 30_000, interval: 1 };

async function waitUntilShown(part: LazyPart<GreetingProps>): Promise<void> {
  await expect.poll(() => shown(part), patience).toBe('<p>Hello Ada</p>');
}

async function failed(part: LazyPart<GreetingProps>): Promise<PartLoadError> {
  expect(shown(part)).toBe('Loading');
  return vi.waitUntil(() => caught(part), patience);
}

const page = { href: 'https://app.example.com/athletes?q=a', reload: vi.fn() };
const ping = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('location', page);
  vi.stubGlobal('fetch', ping);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('shows the fallback until its script is loaded, and loads it once', async () => {
  let resolve = (_: Awaited<ReturnType<Load>>) => {};
  const part = partOf(
    () =>
      new Promise((settle) => {
        resolve = settle;
      }),
  );
  expect([shown(part), shown(part)]).toEqual(['Loading', 'Loading']);
  // What renders beside it is painted first.
  expect(part.load).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(part.load).toHaveBeenCalled(), patience);
  resolve({ Greeting });
  await waitUntilShown(part);
  expect(part.load).toHaveBeenCalledTimes(1);
});

test('shows a preloaded part at the first render', async () => {
  const part = partOf(succeeds);
  part.preload();
  part.preload();
  await Promise.all([...part.load.mock.results.map(({ value }) => value), import('../theme/styled.tsx')]);
  expect(shown(part)).toBe('<p>Hello Ada</p>');
  expect(part.load).toHaveBeenCalledTimes(1);
});

test('ignores a failed preload: the first render loads again', async () => {
  const part = partOf(fails, succeeds);
  part.preload();
  await waitUntilShown(part);
  expect(part.load).toHaveBeenCalledTimes(2);
});

test('throws after a failed load until it is retried', async () => {
  const part = partOf(fails, succeeds);
  const error = await failed(part);
  expect([error.name, error.message, error.cause]).toEqual([
    'PartLoadError',
    'A part could not be loaded.',
    cause,
  ]);
  expect(caught(part)).toBe(error);
  expect(part.load).toHaveBeenCalledTimes(1);
  error.retry();
  expect(shown(part)).toBe('Loading');
  await waitUntilShown(part);
  expect(part.load).toHaveBeenCalledTimes(2);
  expect([ping.mock.calls, page.reload.mock.calls]).toEqual([[], []]);
});

test('reloads the page when the retry fails although the service answers', async () => {
  ping.mockResolvedValue(new Response(null, { status: 200 }));
  const part = partOf(fails, fails);
  (await failed(part)).retry();
  await failed(part);
  expect(ping.mock.calls).toEqual([[page.href, { method: 'HEAD', cache: 'no-store' }]]);
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['is unreachable', () => ping.mockRejectedValue(cause)],
  ['answers with an error', () => ping.mockResolvedValue(new Response(null, { status: 503 }))],
])(
  'does not reload the page while the service %s, and can be retried any number of times',
  async (_, fail) => {
    fail();
    const part = partOf(fails, fails, fails, succeeds);
    const errors: PartLoadError[] = [];
    for (const _ of [1, 2, 3]) {
      const error = await failed(part);
      errors.push(error);
      error.retry();
    }
    await waitUntilShown(part);
    expect([new Set(errors).size, ping.mock.calls.length, page.reload.mock.calls]).toEqual([3, 2, []]);
  },
);
