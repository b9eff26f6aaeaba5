import type { Answers, Procedure } from '../../contract/procedures/procedure';
import type { ProcedureCalls } from '../../contract/procedures/procedureCalls';
import type { FieldError } from '../../contract/schema/errors';
import type { Run } from '../db/procedureRuns';
import type { Call } from '../http/call';

/** What a procedure is gone on with in: a call, or the job that ends a waiting. */
export type Doing = Pick<Call, 'tx' | 'now' | 'config' | 'audit'> & {
  readonly caller: Pick<Call['caller'], 'customerCode' | 'uid'>;
  /** Which of several it is; absent where a school has one. */
  readonly subject?: string;
  /** It happened before, in the demo: nobody is written to. */
  readonly past?: true;
};

/** What conditions and effects look at: how far it was, and the answers with those that were just sent. */
export interface Given {
  readonly doing: Doing;
  readonly run: Run;
  readonly answers: Answers;
}

/** The procedure is known by another subject from now on, with the answers that were sent. */
export class Renamed {
  constructor(readonly subject: string) {}
}

/** Where a procedure is, and what is answered, though nothing of it was kept. */
export interface Begun<S extends string = string> {
  readonly step: S;
  readonly answers: Answers;
}

/** What is done besides keeping answers. @returns answers to keep in place of those sent; `forget` to begin again */
export type Effect = (given: Given) => Promise<Answers | 'forget' | Renamed | undefined>;

/** A procedure of the contract with what its names stand for. */
export interface Arrangement<
  S extends string = string,
  G extends string = string,
  F extends string = string,
> {
  readonly procedure: Procedure<S, G, F>;
  readonly calls: ProcedureCalls;
  /** As the audit log calls it. */
  readonly entity: string;
  /** How people know it, and its page: for the mail about one that was cancelled. */
  readonly shown?: (doing: Pick<Doing, 'subject'>) => { readonly procedure: string; readonly path: string };
  /** @throws Refusal `notFound` where the school has no such procedure */
  readonly open: (doing: Doing) => Promise<void>;
  /** Where it is while nothing is kept, where that is not always the first step. */
  readonly begin?: (doing: Pick<Doing, 'tx' | 'caller' | 'subject'>) => Promise<Begun<S> | undefined>;
  /** Each says why not, in Italian, by field perhaps; nothing where it holds. */
  readonly guards: Readonly<Record<G, (given: Given) => Promise<string | readonly FieldError[] | undefined>>>;
  readonly effects: Readonly<Record<F, Effect>>;
}

/** Ties a procedure to what its names stand for; one that is missing does not compile. */
export const arrange = <S extends string, G extends string, F extends string>(
  arrangement: Arrangement<S, G, F>,
): Arrangement<S, G, F> => arrangement;
