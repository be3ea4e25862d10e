import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Pixels that a press may move and still be no drag. */
const slack = 5;
/** Distance from an edge, in pixels, within which the board scrolls, and how far per frame. */
const edge = { width: 56, step: 12 };

/** Dropped above another row, or at the end of the column. */
export type OnDrop = (id: string, columnId: string, belowId: string | null) => void;

/**
 * Drags a row by its grip: with a mouse, a finger or a pen. The columns, rows and grips within `region` are found by
 * `data-column`, `data-row` and `data-grip`; where the row would go is shown by attributes, so that no row renders while
 * the pointer moves.
 */
export function useDrag(onDrop: OnDrop) {
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const pressed = useRef<{ id: string; x: number; y: number } | null>(null);
  const pointer = useRef({ x: 0, y: 0 });
  const ghost = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLDivElement>(null);

  function end() {
    pressed.current = null;
    setDraggedId(null);
  }

  const follow = useEffectEvent((id: string) => {
    const { x, y } = pointer.current;
    if (ghost.current) ghost.current.style.translate = `${x}px ${y}px`;
    if (region.current === null) return;
    scrollNearEdges(region.current, x, y);
    showTarget(region.current, targetAt(x, y, id), id);
  });

  useEffect(() => {
    if (draggedId === null) return;
    let frame = requestAnimationFrame(function next() {
      follow(draggedId);
      frame = requestAnimationFrame(next);
    });
    const cancel = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') end();
    };
    addEventListener('keydown', cancel);
    const board = region.current;
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('keydown', cancel);
      if (board) showTarget(board, null, null);
    };
  }, [draggedId]);

  const listeners = {
    onPointerDown(event: PointerEvent) {
      const grip = gripAt(event.target);
      if (event.button !== 0 || grip === null) return;
      grip.element.setPointerCapture(event.pointerId);
      pressed.current = { id: grip.id, x: event.clientX, y: event.clientY };
    },
    onPointerMove({ clientX: x, clientY: y }: PointerEvent) {
      pointer.current = { x, y };
      const start = pressed.current;
      if (start === null || draggedId !== null || Math.hypot(x - start.x, y - start.y) < slack) return;
      setDraggedId(start.id);
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const target = draggedId === null ? null : targetAt(clientX, clientY, draggedId);
      if (draggedId !== null && target !== null)
        onDrop(draggedId, target.columnId, target.rowBelow?.dataset['row'] ?? null);
      end();
    },
    onPointerCancel: end,
  };

  return { draggedId, listeners, ghost, region };
}

/** The grip that an event is about, and the id of its athlete. */
export function gripAt(target: EventTarget): { readonly element: HTMLElement; readonly id: string } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-grip]') : null;
  const id = element?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return element === null || id === undefined ? null : { element, id };
}

interface Target {
  readonly columnId: string;
  readonly column: HTMLElement;
  /** Undefined at the column's end. */
  readonly rowBelow: HTMLElement | undefined;
}

function targetAt(x: number, y: number, draggedId: string): Target | null {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]');
  const columnId = column?.dataset['column'];
  if (!column || columnId === undefined) return null;
  const others = [...column.querySelectorAll<HTMLElement>('[data-row]')].filter(
    ({ dataset }) => dataset['row'] !== draggedId,
  );
  const below = others.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 >= y;
  });
  return { columnId, column, rowBelow: below < 0 ? undefined : others[below] };
}

function showTarget(board: HTMLElement, target: Target | null, draggedId: string | null): void {
  const { column, rowBelow } = target ?? {};
  for (const element of board.querySelectorAll<HTMLElement>('[data-column], [data-row]')) {
    const { row } = element.dataset;
    element.toggleAttribute('data-dragged', row !== undefined && row === draggedId);
    element.toggleAttribute('data-drop', element === (rowBelow ?? column));
    element.toggleAttribute('data-target', element === column);
  }
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
