/** A position in a trace (W3C Trace Context). */
export interface TraceParent {
  /** 32 hexadecimal digits. */
  readonly trace: string;
  /** 16 hexadecimal digits. */
  readonly span: string;
  readonly sampled: boolean;
}

const FORM = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Parses a `traceparent`; undefined if absent or invalid. */
export function readTraceParent(header: unknown): TraceParent | undefined {
  if (typeof header !== 'string') return undefined;
  const [, trace, span, flags] = FORM.exec(header) ?? [];
  if (!trace || !span || !flags) return undefined;
  return { trace, span, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
