import { type ComponentType, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LazyPart, lazyPart, PartMissing } from './lazy-part.tsx';

interface GreetingProps {
  readonly name: string;
}
const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>;

type Load = () => Promise<ComponentType<GreetingProps>>;
const comes: Load = async () => Greeting;
const cause = new TypeError('Failed to fetch');
const fails: Load = () => Promise.reject(cause);

/** A part whose script is asked for by one of `loads` after the other. */
function partOf(...loads: readonly Load[]) {
  const left = [...loads];
  const load = vi.fn<Load>(() => (left.shift() ?? expect.fail('It was asked for too often.'))());
  return { ...lazyPart(load), load };
}

const shown = ({ Component }: LazyPart<GreetingProps>) =>
  renderToStaticMarkup(
    <Suspense fallback="Loading">
      <Component name="Ada" />
    </Suspense>,
  );

/** What a boundary around the part would catch now; null where there is nothing to catch. */
function missing({ Component }: LazyPart<GreetingProps>): PartMissing | null {
  try {
    renderToStaticMarkup(<Component name="Ada" />);
  } catch (error) {
    if (error instanceof PartMissing) return error;
  }
  return null;
}

const patience = { timeout: 30_000, interval: 1 };

async function comesToBeShown(part: LazyPart<GreetingProps>): Promise<void> {
  await expect.poll(() => shown(part), patience).toBe('<p>Hello Ada</p>');
}

async function failed(part: LazyPart<GreetingProps>): Promise<PartMissing> {
  expect(shown(part)).toBe('Loading');
  return vi.waitUntil(() => missing(part), patience);
}

const page = { href: 'https://app.example.com/athletes?q=a', reload: vi.fn() };
const reach = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('location', page);
  vi.stubGlobal('fetch', reach);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('it is loading until its script is there, which is asked for once', async () => {
  let resolve = (_: typeof Greeting) => {};
  const part = partOf(
    () =>
      new Promise((settle) => {
        resolve = settle;
      }),
  );
  expect([shown(part), shown(part)]).toEqual(['Loading', 'Loading']);
  resolve(Greeting);
  await comesToBeShown(part);
  expect(part.load).toHaveBeenCalledTimes(1);
});

test('nothing is asked for before it is rendered or preloaded', () => {
  expect(partOf().load).not.toHaveBeenCalled();
});

test('what was preloaded is there at the first render', async () => {
  const part = partOf(comes);
  part.preload();
  part.preload();
  await Promise.all([...part.load.mock.results.map(({ value }) => value), import('./styled.tsx')]);
  expect(shown(part)).toBe('<p>Hello Ada</p>');
  expect(part.load).toHaveBeenCalledTimes(1);
});

test('a preload that fails is forgotten: the first render asks anew', async () => {
  const part = partOf(fails, comes);
  part.preload();
  await comesToBeShown(part);
  expect(part.load).toHaveBeenCalledTimes(2);
});

test('a script that does not come is missing until it is asked for again, and then comes', async () => {
  const part = partOf(fails, comes);
  const error = await failed(part);
  expect([error.name, error.message, error.cause]).toEqual([
    'PartMissing',
    'A part of the page could not be loaded.',
    cause,
  ]);
  expect(missing(part)).toBe(error);
  expect(part.load).toHaveBeenCalledTimes(1);
  error.retry();
  expect(shown(part)).toBe('Loading');
  await comesToBeShown(part);
  expect(part.load).toHaveBeenCalledTimes(2);
  expect([reach.mock.calls, page.reload.mock.calls]).toEqual([[], []]);
});

test('the page is loaded anew where the script fails again though the service is there', async () => {
  reach.mockResolvedValue(new Response(null, { status: 200 }));
  const part = partOf(fails, fails);
  (await failed(part)).retry();
  await failed(part);
  expect(reach.mock.calls).toEqual([[page.href, { method: 'HEAD', cache: 'no-store' }]]);
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['is out of reach', () => reach.mockRejectedValue(cause)],
  ['answers with an error', () => reach.mockResolvedValue(new Response(null, { status: 503 }))],
])(
  'while the service %s the page stays, and the part is asked for as often as people like',
  async (_, away) => {
    away();
    const part = partOf(fails, fails, fails, comes);
    const errors: PartMissing[] = [];
    for (const _ of [1, 2, 3]) {
      const error = await failed(part);
      errors.push(error);
      error.retry();
    }
    await comesToBeShown(part);
    expect([new Set(errors).size, reach.mock.calls.length, page.reload.mock.calls]).toEqual([3, 2, []]);
  },
);
