import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { TracingConfig } from '../tracingConfig';
import { createSpanSender } from './spanSender';
import { readTraceParent, type TraceParent } from './traceParent';
import { noTracing, type Span, type SpanEnd, type SpanStart, type Tracing } from './tracing';

/** The span in which work currently runs. */
interface Under extends TraceParent {
  /** True once the span has ended. Callbacks of timers that run later do not belong to it. */
  over: boolean;
}

/** Returns milliseconds since 1970, with a finer resolution than the clock. */
const now = () => performance.timeOrigin + performance.now();

/** Creates tracing that exports to OTEL_EXPORTER_OTLP_ENDPOINT; it does nothing if that is not set. */
export function createTracing(config: TracingConfig | undefined, log: (message: string) => void): Tracing {
  if (!config) return noTracing;
  const resource = {
    'service.instance.id': randomUUID(),
    'host.name': hostname(),
    'process.pid': process.pid,
    ...config.resource,
    'service.name': config.service,
  };
  const sender = createSpanSender({ ...config, resource }, log);
  const under = new AsyncLocalStorage<Under>();

  /** Returns the span in which the current work runs; undefined if there is none or it has ended. */
  const above = () => {
    const found = under.getStore();
    return found?.over ? undefined : found;
  };

  function placeBeneath(parent: TraceParent | undefined): Under {
    const trace = parent?.trace ?? randomBytes(16).toString('hex');
    const sampled = parent?.sampled ?? isChosen(trace, config?.ratio ?? 1);
    return { trace, span: randomBytes(8).toString('hex'), sampled, over: false };
  }

  function begin({ name, kind, attributes, parent: header }: SpanStart): Span {
    const parent = readTraceParent(header) ?? above();
    const place = placeBeneath(parent);
    const { trace, span, sampled } = place;
    const begun = now();
    return {
      trace,
      run: (work) => under.run(place, work),
      end(said: SpanEnd = {}) {
        if (place.over) return;
        place.over = true;
        if (!sampled) return;
        const more = { ...attributes, ...said.attributes };
        const what = { name: said.name ?? name, kind, attributes: more, failure: said.failure };
        sender.add({ trace, span, parent: parent?.span, begun, ended: now(), ...what });
      },
    };
  }

  return {
    begin,
    ended({ name, kind, attributes = {} }, milliseconds, failure) {
      const parent = above();
      if (!parent?.sampled) return;
      const { trace, span } = placeBeneath(parent);
      const ended = now();
      const times = { begun: ended - milliseconds, ended };
      sender.add({ trace, span, parent: parent.span, name, kind, attributes, failure, ...times });
    },
    close: sender.close,
  };
}

/** Samples by the last digits of the trace id, so that every program of a trace decides alike. */
const isChosen = (trace: string, ratio: number): boolean =>
  Number.parseInt(trace.slice(-12), 16) < ratio * 16 ** 12;
