import type { Agency } from '@matchpoint/core/agencies/agency';
import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import type { Offered } from '@matchpoint/core/athletes/fields/athlete-fields';
import { createListing } from '@matchpoint/core/client/listing';
import type { PublicClient } from '@matchpoint/core/client/public-client';
import { createContext, use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { type Connection, createConnection, onRecovery, reporting } from './connection.ts';
import type { NamedListing } from './list-pages.ts';

/** The service as pages use it: its public calls, its two lists, and whether it can be reached. */
export interface Service {
  readonly client: PublicClient;
  readonly athletes: NamedListing<Athlete>;
  readonly agencies: NamedListing<Agency>;
  readonly connection: Connection;
  /** Makes a small call to update the connection. */
  readonly checkConnection: () => Promise<void>;
}

export function createService(client: PublicClient): Service {
  const connection = createConnection();
  const call = reporting(connection, client.listAgencies);
  return {
    client,
    athletes: { name: 'athletes', ...createListing(client.listAthletes, client.capabilities) },
    agencies: { name: 'agencies', ...createListing(client.listAgencies, client.capabilities) },
    connection,
    async checkConnection() {
      await call({ limit: '1' }).catch(() => undefined);
    },
  };
}

export const ServiceContext = createContext<Service | null>(null);

export function useService(): Service {
  const service = use(ServiceContext);
  if (service === null) throw new Error('A page is rendered outside of ServiceContext');
  return service;
}

/** Retries a failed load as soon as any call reaches the service again; the shell asks it while it is lost. swr's reads do so by themselves. */
export function useRecovery(hasFailed: boolean, retry: () => unknown): void {
  const { connection } = useService();
  const recover = useEffectEvent(() => void retry());
  useEffect(() => (hasFailed ? onRecovery(connection, () => recover()) : undefined), [connection, hasFailed]);
}

/** The optional fields of the service; null until its first answer (rules/service.md#optional-fields). */
export function useOffered(): Offered | null {
  const { capabilities } = useService().client;
  return useSyncExternalStore(capabilities.onChange, capabilities.offered, capabilities.offered);
}

/** The same, and none until they are known: what a page offers. */
export function useOfferedFields(): Offered {
  return useOffered() ?? none;
}

const none: Offered = [];
