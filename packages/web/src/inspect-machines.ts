import { Actor, type AnyActorRef, type InspectionEvent, isMachineSnapshot } from 'xstate';

/**
 * Logs in the browser's console what every machine received and its state afterwards. For development: `main.tsx` loads
 * it with `?inspect` in the URL. XState takes an inspector with each actor; this adds one to each as it starts.
 */
export function inspectMachines(): void {
  const { start } = Actor.prototype;
  const inspected = new WeakSet<AnyActorRef>();
  Actor.prototype.start = function startInspected() {
    // A child reports through the system of its parent; StrictMode starts an actor twice.
    if (this._parent === undefined && !inspected.has(this)) {
      inspected.add(this);
      this.system.inspect(log);
    }
    return start.call(this);
  };
}

function log(inspected: InspectionEvent): void {
  if (inspected.type !== '@xstate.snapshot' || !isMachineSnapshot(inspected.snapshot)) return;
  const { machine, value, context } = inspected.snapshot;
  // Neither tokens nor the event itself, which may carry a password.
  const { token: _, code: __, ...shown } = context;
  // biome-ignore lint/suspicious/noConsole: the console is the inspector's window.
  console.info(`${machine.id}: ${inspected.event.type} →`, value, shown);
}
