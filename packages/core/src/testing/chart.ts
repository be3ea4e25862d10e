import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate';

/** `xstate.done.actor.fetchToken` as 'fetchToken done', `xstate.after.retry.…` as 'after retry'. */
export function eventName({ type, ...facts }: EventObject): string {
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(\w+)$/.exec(type) ?? [];
  if (outcome === 'done') return `${actor} done`;
  if (outcome === 'error') return `${actor} failed${'error' in facts ? `: ${String(facts.error)}` : ''}`;
  return type.replace(/^xstate\.after\.(\w+)\..*$/, 'after $1');
}

/** A state's value as 'signedIn.withoutAccount.retrying'; parallel regions are joined by ' & '. */
export function stateName(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, inner]) => {
      const below = stateName(inner);
      return below === '' ? name : `${name}.${below}`;
    })
    .join(' & ');
}

export function allNodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(allNodes)];
}

/** Names of the states that no move enters, and of the transitions that no move takes. */
export function missedBy(
  machine: AnyStateMachine,
  moves: readonly {
    readonly from: AnyMachineSnapshot;
    readonly event: EventObject;
    readonly to: AnyMachineSnapshot;
  }[],
): string[] {
  const taken = new Set(moves.flatMap(({ from, event }) => machine.getTransitionData(from, event)));
  const entered = new Set(moves.flatMap(({ from, to }) => [...from._nodes, ...to._nodes]));
  return allNodes(machine.root).flatMap((node) => {
    const name = node.path.join('.') || machine.id;
    const untaken = [...node.transitions.values()]
      .flat()
      .filter(({ target, actions }) => target !== undefined || actions.length > 0)
      .filter((transition) => !taken.has(transition))
      .map(({ eventType }) => `${name}: ${eventName({ type: eventType })}`);
    return entered.has(node) || node.type === 'history' ? untaken : [name, ...untaken];
  });
}
