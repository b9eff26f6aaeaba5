import type { Answers, Procedure } from '../../contract/procedures/procedure';
import type { ProcedureCalls } from '../../contract/procedures/procedureCalls';
import type { FieldError } from '../../contract/schema/errors';
import type { ProcedureInstance } from '../db/procedureRuns';
import type { Call } from '../http/call';

/** The context in which a procedure advances: a call, or the job that ends a waiting period. */
export type Doing = Pick<Call, 'tx' | 'now' | 'config' | 'audit'> & {
  readonly caller: Pick<Call['caller'], 'customerCode' | 'uid'>;
  /** The subject that identifies one of several procedures of a school; absent if the school has only one. */
  readonly subject?: string;
  /** Set for past events of the demo: no mails are sent. */
  readonly past?: true;
};

/** The input of conditions and effects: the run so far, and its answers merged with those just sent. */
export interface Given {
  readonly doing: Doing;
  readonly run: ProcedureInstance;
  readonly answers: Answers;
}

/** Returned by an effect to give the procedure a new subject, with the answers that were sent. */
export class Renamed {
  constructor(readonly subject: string) {}
}

/** The step and answers of a procedure that has no stored run. */
export interface Begun<S extends string = string> {
  readonly step: S;
  readonly answers: Answers;
}

/**
 * What an event does besides storing the answers.
 * @returns the answers to store in place of those sent; `forget` to begin the procedure again; undefined to store those
 *   sent
 */
export type Effect = (given: Given) => Promise<Answers | 'forget' | Renamed | undefined>;

/** A procedure of the contract with implementations for its names. */
export interface ProcedureHandlers<
  S extends string = string,
  G extends string = string,
  F extends string = string,
> {
  readonly procedure: Procedure<S, G, F>;
  readonly calls: ProcedureCalls;
  /** The name of the entity in the audit log. */
  readonly entity: string;
  /** The procedure's display name and page, for the mail about a cancelled one. */
  readonly shown?: (doing: Pick<Doing, 'subject'>) => { readonly procedure: string; readonly path: string };
  /**
   * Checks that the procedure is open to the school.
   * @param purpose `presence` if the caller only reports that the page is open, which is also allowed once the
   *   procedure has ended
   * @throws Refusal `notFound` if the school has no such procedure, `conflict` if it has ended
   */
  readonly open: (doing: Doing, purpose?: 'presence') => Promise<void>;
  /**
   * Returns the initial step and answers, if a procedure without a stored run does not always start at the first step.
   */
  readonly begin?: (doing: Pick<Doing, 'tx' | 'caller' | 'subject'>) => Promise<Begun<S> | undefined>;
  /**
   * The conditions by name. Each returns the reason for a refusal, in Italian or by field; undefined if the condition
   * holds.
   */
  readonly guards: Readonly<Record<G, (given: Given) => Promise<string | readonly FieldError[] | undefined>>>;
  readonly effects: Readonly<Record<F, Effect>>;
}

/** Declares the implementations of a procedure. It does not compile if a guard or an effect is missing. */
export const defineHandlers = <S extends string, G extends string, F extends string>(
  arrangement: ProcedureHandlers<S, G, F>,
): ProcedureHandlers<S, G, F> => arrangement;
