import type { FastifyRequest } from 'fastify';
import type { Database, Tx } from '../db/database';
import type { TokenHolder } from '../identity/identity';
import { type Caller, readCaller } from './caller';
import { operatorCaller } from './operatorCaller';
import type { Services } from './services';

/** A caller before their rights are known: those are read inside the transaction of the call. */
export interface Identified {
  readonly holder: TokenHolder | undefined;
  /** Caller of the provider's own staff. */
  readonly staff?: Caller;
  readonly caller: (tx: Tx, whileDisabled: boolean) => Promise<Caller>;
  readonly inTransaction: <T>(db: Database, work: (tx: Tx) => Promise<T>, within?: number) => Promise<T>;
}

/**
 * Identifies the caller: the provider's own staff by its own credentials, everybody else by an access token of a
 * school.
 */
export async function identify(
  services: Services,
  byOperator: boolean,
  request: FastifyRequest,
): Promise<Identified> {
  if (byOperator) {
    const { staff, again } = await operatorCaller(services, request);
    return {
      holder: undefined,
      staff,
      caller: again,
      inTransaction: (db, work, within) => db.asOperator(work, within),
    };
  }
  const holder = await services.identity.verify({
    method: request.method,
    url: request.raw.url ?? '',
    headers: request.headers,
    address: request.ip,
  });
  const tenant = { customerCode: holder.customerCode, person: holder.person };
  return {
    holder,
    caller: (tx, whileDisabled) => readCaller(tx, holder, services.clock.now(), whileDisabled),
    inTransaction: (db, work, within) => db.inSchool(tenant, work, within),
  };
}
