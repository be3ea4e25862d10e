import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, EventObject } from 'xstate';

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

/** `submit [isValid]`, or `always [isExpired]`. */
export function transitionName({ eventType, guard }: AnyTransitionDefinition): string {
  const event = eventType === '' ? 'always' : eventName({ type: eventType });
  return guard === undefined ? event : `${event} [${guardName(guard)}]`;
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  throw new Error('A guard without a name cannot be drawn.');
}

export function allNodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(allNodes)];
}

/** All transitions that leave a state, eventless and forbidden ones included. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...node.transitions.values(), node.always ?? []].flat();
}

/** Names of the states that were not entered, and of the transitions that were not taken. */
export function missedBy(
  { root, id }: AnyStateMachine,
  entered: ReadonlySet<AnyStateNode>,
  taken: ReadonlySet<AnyTransitionDefinition>,
): string[] {
  return allNodes(root).flatMap((node) => {
    const name = node.path.join('.') || id;
    const untaken = transitionsOf(node)
      .filter((transition) => !taken.has(transition))
      .map((transition) => `${name}: ${transitionName(transition)}`);
    return entered.has(node) || node.type === 'history' ? untaken : [name, ...untaken];
  });
}
