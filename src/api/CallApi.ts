import { createContext, useContext } from 'react';
import type { Endpoint, InputOf, OutputOf } from '../../contract/schema/endpoint';

type Part<K extends string, T> = keyof T extends never
  ? unknown
  : Record<never, never> extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T };

/** The input of a call; parts that the endpoint does not take are omitted. */
export type CallInput<E extends Endpoint> = Part<'params', InputOf<E>['params']> &
  Part<'query', InputOf<E>['query']> &
  (E['body'] extends undefined ? unknown : { readonly body: InputOf<E>['body'] }) & {
    /** The file, for an endpoint that takes one. */
    readonly file?: Blob;
    /** Called with the fraction of the request sent so far, from 0 to 1. */
    readonly progress?: (sent: number) => void;
    /** The version that the person saw, for updates. */
    readonly ifMatch?: string;
    /** The token of the upload being continued, for endpoints of uploads. */
    readonly uploadToken?: string;
    /** Commands get a new key by default; pass one to send the same command again. */
    readonly idempotencyKey?: string;
    readonly signal?: AbortSignal;
  };

/** The answer, with the version of the entity if it has one. */
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
 * Returns the typed client of the provider's API, for pages that belong to no resource. A failure is thrown as an
 * `Error` with `status`, an Italian `message` and the fields' `errors`.
 *
 * @example const { data } = await callApi(passwordLinkOpen, { body: { id } });
 */
export function useCallApi(): CallApi {
  const callApi = useContext(CallApiContext);
  if (!callApi) throw new Error('useCallApi is for pages drawn inside the console');
  return callApi;
}
