import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
} from 'xstate';

/** The reaction to an event. */
export interface Reaction {
  readonly snapshot: AnyMachineSnapshot;
  readonly emitted: readonly EventObject[];
}

/**
 * A machine that starts nothing. XState's `transition` does the same, but does not say which transitions it took: the
 * inspector of a system does, also of eventless, forbidden and raised ones.
 */
export function dryRun(machine: AnyStateMachine, input: unknown) {
  const taken = new Set<AnyTransitionDefinition>();
  const self = createActor(machine, { input });
  self.system.inspect((inspected) => {
    if (inspected.type === '@xstate.microstep')
      for (const transition of inspected._transitions) taken.add(transition);
  });
  const react = (step: (scope: AnyActorScope) => AnyMachineSnapshot): Reaction => {
    const emitted: EventObject[] = [];
    const snapshot = step({
      self,
      id: self.id,
      sessionId: self.sessionId,
      system: self.system,
      defer: (run) => run(),
      logger: () => {},
      stopChild: () => {},
      emit: (event) => emitted.push(event),
      actionExecutor: ({ type, exec, info, params }) => {
        if (type === 'xstate.emit') exec?.(info, params);
      },
    });
    return { snapshot, emitted };
  };
  return {
    taken,
    start: () => react((scope) => machine.getInitialSnapshot(scope, input)),
    send: (snapshot: AnyMachineSnapshot, event: EventObject) =>
      react((scope) => machine.transition(snapshot, event, scope)),
  };
}
