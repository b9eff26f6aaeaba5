import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { Clock } from '../../../contract/values/clock';
import type { S3Config } from '../../config';
import { Refusal } from '../../refusal';
import { type Outage, reasonOf } from '../../telemetry/outage';
import type { ObjectName } from '../objectStore';
import { savedAs } from '../savedAs';
import { type S3Answer, s3Answer } from './s3Answer';

/** Milliseconds after which S3 counts as unavailable. */
const PATIENCE = 30_000;
/** A busy S3 answers 503 and asks for a retry: the number of attempts, and the first pause in milliseconds. */
const [ATTEMPTS, PAUSE] = [3, 200];

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  /** Absent for the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/**
 * The calls to S3 that the provider makes itself. Bytes of a file are involved only when it reads a whole file, or
 * produced it.
 */
export interface S3Client {
  /** @throws Refusal `unavailable` when S3 is unavailable, or denies access */
  call(request: S3Request): Promise<S3Answer>;
  /**
   * Sends bytes, which S3 compares with their SHA-256.
   * @throws Refusal `unavailable`, as {@link call}
   */
  put(request: Omit<S3Request, 'method' | 'body'>, bytes: Buffer): Promise<S3Answer>;
  fetch(request: S3Request): Promise<Response>;
  /** Returns an address from which anyone can fetch an object for this many seconds, saved under the given name. */
  presign(key: string, fileName: string, seconds: number): Promise<string>;
  /**
   * Signs a request for a client that has no key. The client must send these headers, and a body of this length and
   * SHA-256. S3 accepts a signature for a quarter of an hour after `signedAt`, so an earlier `signedAt` makes it expire
   * sooner.
   */
  sign(
    request: S3Request,
    body: { readonly length: number; readonly sha256: string },
    signedAt: Date,
  ): Promise<Signed>;
}

export interface Signed {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Maximum age of a signature in milliseconds (AWS, Signature Version 4, "RequestTimeTooSkewed"). */
export const SIGNATURE_HOLDS = 15 * 60 * 1000;

export const keyOf = ({ customerCode, id }: ObjectName): string => `${customerCode}/${id}`;

/**
 * Creates a client for a bucket.
 * @param outage reports when S3 becomes unavailable and when it is back
 * @param patience milliseconds after which S3 counts as unavailable
 */
export function createS3Client(
  config: S3Config,
  clock: Clock,
  outage?: Outage,
  patience = PATIENCE,
): S3Client {
  const { endpoint, bucket, ...credentials } = config;
  const signed = (request: S3Request, headers: Readonly<Record<string, string>>, at = clock.now()) => {
    const url = new URL(`${endpoint}/${[bucket, request.key].filter(Boolean).join('/')}`);
    for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value);
    const datetime = at.toISOString().replace(/[:-]|\.\d{3}/g, '');
    const { method, body } = request;
    const how = { ...credentials, service: 's3', datetime, allHeaders: true };
    return new AwsV4Signer({
      url: url.href,
      method,
      headers,
      ...(body !== undefined && { body }),
      ...how,
    }).sign();
  };
  /** @param signal aborts request and response; without it, the request times out until the response begins */
  const sendOnce = async (request: S3Request, signal: AbortSignal | undefined) => {
    const { body } = request;
    const { url, method, headers } = await signed(request, typeof body === 'object' ? boundTo(body) : {});
    const asking = new AbortController();
    const timer = globalThis.setTimeout(
      () => asking.abort(new Error(`no answer in ${patience} ms`)),
      patience,
    );
    try {
      const both = signal ?? asking.signal;
      // Redirects are errors, because following one could send the request to any machine.
      const how = { method, headers, signal: both, redirect: 'error' } as const;
      return await fetch(url, { ...how, ...(body !== undefined && { body }) });
    } finally {
      clearTimeout(timer);
    }
  };
  const sendOften = async (request: S3Request, signal: AbortSignal | undefined) => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await sendOnce(request, signal);
      if (response.status !== 503 || attempt === ATTEMPTS) return response;
      await response.body?.cancel();
      await setTimeout(PAUSE * 2 ** (attempt - 1));
    }
  };
  const send = async (request: S3Request, signal?: AbortSignal) => {
    try {
      const response = await sendOften(request, signal);
      if (response.status < 500) outage?.ends();
      else outage?.begins(`it answers ${response.status}`);
      return response;
    } catch (cause) {
      outage?.begins(reasonOf(cause));
      throw Object.assign(new Refusal('unavailable'), { cause });
    }
  };
  return {
    // No overall timeout for a file; the runtime aborts a transfer in which no more bytes flow.
    fetch: (request) => send(request),
    put: async (request, bytes) => {
      const putting = { ...request, method: 'PUT', body: new Uint8Array(bytes) } as const;
      return s3Answer(await send(putting, new AbortController().signal));
    },
    call: async (request) => s3Answer(await send(request, AbortSignal.timeout(patience))),
    async presign(key, fileName, seconds) {
      const url = new URL(`${endpoint}/${bucket}/${key}`);
      url.searchParams.set('X-Amz-Expires', String(seconds));
      url.searchParams.set('response-content-disposition', savedAs(fileName));
      const how = { ...credentials, service: 's3', signQuery: true };
      return (await new AwsV4Signer({ url: url.href, method: 'GET', ...how }).sign()).url.href;
    },
    async sign(request, { length, sha256 }, signedAt) {
      const bound = { 'content-length': String(length), 'x-amz-content-sha256': sha256 };
      const { url, headers } = await signed(request, bound, signedAt);
      // Browsers set the length themselves and do not let scripts choose it.
      headers.delete('content-length');
      return { url: url.href, headers: Object.fromEntries(headers) };
    },
  };
}

const boundTo = (bytes: Uint8Array) => ({
  'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
});
