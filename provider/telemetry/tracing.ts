/** What is said of a span. What is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

export type SpanKind = 'internal' | 'server' | 'client';

export interface SpanStart {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: Attributes;
  /** The `traceparent` that came with it. */
  readonly parent?: string | undefined;
}

export interface SpanEnd {
  /** In place of the first name, where it is known at the end only. */
  readonly name?: string;
  readonly attributes?: Attributes;
  /** Why it failed; it did not where this is left out. */
  readonly failure?: string | undefined;
}

/** A piece of work that takes time, as OpenTelemetry has it. */
export interface Span {
  /** The trace that it belongs to; none where nothing is traced. */
  readonly trace: string | undefined;
  /** Does work that belongs to it: what begins there is beneath it. */
  run<T>(work: () => T): T;
  /** The first time counts. */
  end(said?: SpanEnd): void;
}

/** Tells of work in spans; a provider that traces nothing has {@link noTracing}. */
export interface Tracing {
  begin(start: SpanStart): Span;
  /** Tells of what has just ended, where it belongs to a span that is under way. */
  ended(start: SpanStart, milliseconds: number, failure?: string): void;
  /** Sends what waits, for two seconds at most. */
  close(): Promise<void>;
}

const nothing: Span = { trace: undefined, run: (work) => work(), end: () => undefined };

export const noTracing: Tracing = {
  begin: () => nothing,
  ended: () => undefined,
  close: async () => undefined,
};
