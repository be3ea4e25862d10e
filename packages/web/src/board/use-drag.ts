import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Place } from './places-on-board.ts';

interface Drag {
  readonly id: string;
  /** Null where nothing can be dropped. */
  readonly place: Place | null;
}

/** Pixels that a press may move and still be no drag. */
const slack = 5;
/** Distance from an edge, in pixels, within which the board scrolls, and how far per frame. */
const edge = { width: 56, step: 12 };

/**
 * Drags a row by its grip: with a mouse, a finger or a pen. Columns and rows are found by `data-column` and `data-row`.
 * @param onDrop called with where the athlete was dropped
 */
export function useDrag(onDrop: (id: string, place: Place) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const pressed = useRef<{ id: string; x: number; y: number } | null>(null);
  const pointer = useRef({ x: 0, y: 0 });
  /** Follows the pointer. */
  const ghost = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLDivElement>(null);

  function end() {
    pressed.current = null;
    setDrag(null);
  }

  const follow = useEffectEvent((id: string) => {
    const { x, y } = pointer.current;
    if (ghost.current) ghost.current.style.translate = `${x}px ${y}px`;
    if (region.current) scrollNearEdges(region.current, x, y);
    const place = placeAt(x, y, id);
    if (place?.columnId !== drag?.place?.columnId || place?.rank !== drag?.place?.rank)
      setDrag({ id, place });
  });

  const draggedId = drag?.id;
  useEffect(() => {
    if (draggedId === undefined) return;
    let frame = requestAnimationFrame(function next() {
      follow(draggedId);
      frame = requestAnimationFrame(next);
    });
    const cancel = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') end();
    };
    addEventListener('keydown', cancel);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('keydown', cancel);
    };
  }, [draggedId]);

  const grip = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pressed.current = { id, x: event.clientX, y: event.clientY };
    },
    onPointerMove({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      pointer.current = { x, y };
      const start = pressed.current;
      if (start === null || drag !== null || Math.hypot(x - start.x, y - start.y) < slack) return;
      setDrag({ id: start.id, place: placeAt(x, y, start.id) });
    },
    onPointerUp() {
      if (drag?.place) onDrop(drag.id, drag.place);
      end();
    },
    onPointerCancel: end,
  });

  return { drag, grip, ghost, region };
}

function placeAt(x: number, y: number, draggedId: string): Place | null {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]');
  const columnId = column?.dataset['column'];
  if (!column || columnId === undefined) return null;
  const others = [...column.querySelectorAll<HTMLElement>('[data-row]')].filter(
    ({ dataset }) => dataset['row'] !== draggedId,
  );
  const rank = others.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
  return { columnId, rank };
}

function scrollNearEdges(region: HTMLElement, x: number, y: number): void {
  const { left, right } = region.getBoundingClientRect();
  region.scrollBy({ left: towards(x, left, Math.min(right, innerWidth)) });
  scrollBy({ top: towards(y, 0, innerHeight) });
}

function towards(at: number, start: number, end: number): number {
  if (at < start + edge.width) return -edge.step;
  return at > end - edge.width ? edge.step : 0;
}
