import { createContext, useContext } from 'react';
import type { Endpoint, InputOf, OutputOf } from '../../contract/schema/endpoint';

type Part<K extends string, T> = keyof T extends never
  ? unknown
  : Record<never, never> extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T };

/** What a call of an endpoint must be given; what it has none of is left out. */
export type CallInput<E extends Endpoint> = Part<'params', InputOf<E>['params']> &
  Part<'query', InputOf<E>['query']> &
  (E['body'] extends undefined ? unknown : { readonly body: InputOf<E>['body'] }) & {
    /** For an endpoint that takes a file. */
    readonly file?: Blob;
    /** Told how much of what is sent has been, from 0 to 1. */
    readonly progress?: (sent: number) => void;
    /** The version that the person saw, for updates. */
    readonly ifMatch?: string;
    /** Which upload it goes on with, for endpoints that are about one. */
    readonly uploadToken?: string;
    /** Commands get one of their own; give it to send the same command again. */
    readonly idempotencyKey?: string;
    readonly signal?: AbortSignal;
  };

/** The answer, with the version of the entity where it has one. */
export interface Answer<T> {
  readonly data: T;
  readonly version: string | undefined;
  readonly headers: Headers;
}

export type CallApi = <E extends Endpoint>(
  endpoint: E,
  ...input: Record<never, never> extends CallInput<E> ? [CallInput<E>?] : [CallInput<E>]
) => Promise<Answer<OutputOf<E>>>;

export const CallApiContext = createContext<CallApi | undefined>(undefined);

/**
 * The typed client of the provider's API, for pages that belong to no resource. A failure is thrown as an
 * `Error` with `status`, an Italian `message` and the fields' `errors`.
 *
 * @example const { data } = await callApi(passwordLinkOpen, { body: { id } });
 */
export function useCallApi(): CallApi {
  const callApi = useContext(CallApiContext);
  if (!callApi) throw new Error('useCallApi is for pages drawn inside the console');
  return callApi;
}
