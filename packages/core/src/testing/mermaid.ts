import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { allNodes, transitionName, transitionsOf } from './chart.ts';

/**
 * A machine's chart as a Mermaid state diagram: states with their tags, which events they ignore and where they start, and
 * an arrow from state to state with each event that leads there and its guard. Actions are left out. The last states say
 * 'end': Mermaid's own mark for all of them is one knot of arrows.
 * @see https://mermaid.js.org/syntax/stateDiagram.html
 */
export function mermaidChart({ root }: AnyStateMachine): string {
  return ['stateDiagram-v2', ...inside(root, '  '), ...arrows(root)].join('\n');
}

function inside(node: AnyStateNode, indent: string): string[] {
  const start = node.initial?.target?.[0];
  const states = Object.values(node.states).filter(({ type }) => type !== 'history');
  return [
    ...(start === undefined ? [] : [`${indent}[*] --> ${idOf(start)}`]),
    ...states.flatMap((state, index) => [
      ...(node.type === 'parallel' && index > 0 ? [`${indent}--`] : []),
      ...declaration(state, indent),
    ]),
  ];
}

function declaration(node: AnyStateNode, indent: string): string[] {
  const ignored = transitionsOf(node)
    .filter(({ target, actions }) => target === undefined && actions.length === 0)
    .map(({ eventType }) => eventType);
  const notes = [
    ...node.tags,
    ...(node.type === 'final' ? ['end'] : []),
    ...(ignored.length > 0 ? [`ignores ${ignored.join(' and ')}`] : []),
  ];
  const text = notes.length === 0 ? '' : ` (${notes.join(', ')})`;
  const line = `${indent}state "${node.key}${text}" as ${idOf(node)}`;
  if (node.type === 'atomic' || node.type === 'final') return [line];
  return [`${line} {`, ...inside(node, `${indent}  `), `${indent}}`];
}

/** One arrow for all events between two states: Mermaid draws the texts of two arrows over each other. */
function arrows(root: AnyStateNode): string[] {
  const texts = new Map<string, string[]>();
  for (const node of allNodes(root)) {
    for (const transition of transitionsOf(node)) {
      for (const target of transition.target ?? []) {
        const isHistory = target.type === 'history';
        const arrow = `${idOf(node)} --> ${idOf(isHistory ? (target.parent ?? target) : target)}`;
        const text = `${transitionName(transition)}${isHistory ? ' (where it was)' : ''}`;
        texts.set(arrow, [...(texts.get(arrow) ?? []), text]);
      }
    }
  }
  const anyState = root.transitions.size === 0 ? [] : [`  state "in any state" as ${idOf(root)}`];
  return [...anyState, ...Array.from(texts, ([arrow, lines]) => `  ${arrow} : ${lines.join('<br>')}`)];
}

/** The state's path; the root itself by the machine's name. */
function idOf({ path, machine }: AnyStateNode): string {
  return path.join('_') || machine.id;
}
