/** The attributes of a span. Undefined ones are omitted. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

export type SpanKind = 'internal' | 'server' | 'client';

export interface SpanStart {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: Attributes;
  /** The header `traceparent` of the request that began the work. */
  readonly parent?: string | undefined;
}

export interface SpanEnd {
  /** Replaces the first name, if it is only known at the end. */
  readonly name?: string;
  readonly attributes?: Attributes;
  /** The reason of a failure; omitted on success. */
  readonly failure?: string | undefined;
}

/** A unit of work with a duration, as in OpenTelemetry. */
export interface Span {
  /** Id of the span's trace; undefined if nothing is traced. */
  readonly trace: string | undefined;
  /** Runs work inside the span: spans started there are its children. */
  run<T>(work: () => T): T;
  /** Ends it; only the first call counts. */
  end(said?: SpanEnd): void;
}

/** Records work as spans; a provider without tracing has {@link noTracing}. */
export interface Tracing {
  begin(start: SpanStart): Span;
  /** Records work that has just ended, if it belongs to an open span. */
  ended(start: SpanStart, milliseconds: number, failure?: string): void;
  /** Sends the queue, for two seconds at most. */
  close(): Promise<void>;
}

const nothing: Span = { trace: undefined, run: (work) => work(), end: () => undefined };

export const noTracing: Tracing = {
  begin: () => nothing,
  ended: () => undefined,
  close: async () => undefined,
};
