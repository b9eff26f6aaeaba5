import type { Attributes, SpanKind } from './tracing';

/** An ended span. Times are milliseconds since 1970. */
export interface EndedSpan {
  readonly trace: string;
  readonly span: string;
  readonly parent: string | undefined;
  readonly name: string;
  readonly kind: SpanKind;
  readonly begun: number;
  readonly ended: number;
  readonly attributes: Attributes;
  readonly failure: string | undefined;
}

const KINDS: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3 };
const FAILED = 2;
const SAMPLED = 1;

/** Formats the body of an OTLP/HTTP request in JSON: ids are hexadecimal, 64-bit numbers are strings. */
export const otlpBody = (resource: Attributes, spans: readonly EndedSpan[]) => ({
  resourceSpans: [
    {
      resource: { attributes: listOf(resource) },
      scopeSpans: [{ scope: { name: 'sportello' }, spans: spans.map(asOtlp) }],
    },
  ],
});

const asOtlp = ({ trace, span, parent, name, kind, begun, ended, attributes, failure }: EndedSpan) => ({
  traceId: trace,
  spanId: span,
  ...(parent && { parentSpanId: parent }),
  flags: SAMPLED,
  name,
  kind: KINDS[kind],
  startTimeUnixNano: nanoseconds(begun),
  endTimeUnixNano: nanoseconds(ended),
  attributes: listOf(attributes),
  status: failure === undefined ? {} : { code: FAILED, message: failure },
});

/** Formats nanoseconds, which a double cannot represent. */
const nanoseconds = (milliseconds: number): string => String(BigInt(Math.round(milliseconds * 1000)) * 1000n);

const listOf = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: typedValue(value) }],
  );

function typedValue(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
