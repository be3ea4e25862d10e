import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { overlayMachine } from './overlay.machine.ts';

function started() {
  const clock = new SimulatedClock();
  const overlay = createActor(overlayMachine, { clock }).start();
  const after = (milliseconds: number) => {
    clock.increment(milliseconds);
    return overlay.getSnapshot().value;
  };
  return { overlay, after };
}

test('covers a page for 1000 ms and fades for 300', () => {
  const { after } = started();
  expect([after(999), after(1), after(299), after(1)]).toEqual(['covering', 'fading', 'fading', 'gone']);
});

test('begins anew on each page, also while it still covers or fades', () => {
  const { overlay, after } = started();
  after(900);
  overlay.send({ type: 'pageMounted' });
  expect([after(999), after(1)]).toEqual(['covering', 'fading']);
  overlay.send({ type: 'pageMounted' });
  expect([after(0), after(1000), after(300)]).toEqual(['covering', 'fading', 'gone']);
  overlay.send({ type: 'pageMounted' });
  expect(after(0)).toBe('covering');
});

test('has a clock that hosts may set', async () => {
  const instant = overlayMachine.provide({ delays: { cover: 0, fade: 0 } });
  const clock = new SimulatedClock();
  const overlay = createActor(instant, { clock }).start();
  clock.increment(0);
  clock.increment(0);
  expect(overlay.getSnapshot().value).toBe('gone');
});
