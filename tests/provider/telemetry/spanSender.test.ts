import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTracing } from '../../../provider/telemetry/createTracing';
import { noTracing } from '../../../provider/telemetry/tracing';
import { readTracing } from '../../../provider/tracingConfig';
import { eventually } from '../../fixtures/eventually';
import { type OtlpReceiver, otlpReceiver } from '../../fixtures/otlpReceiver';
import { webServer } from '../../fixtures/webServer';

describe('spans that are sent', () => {
  let receiver: OtlpReceiver;
  let log: string[];
  beforeEach(async () => {
    receiver = await otlpReceiver();
    log = [];
  });
  afterEach(() => receiver.close());

  const tracingTo = (url: string, more: NodeJS.ProcessEnv = {}) =>
    createTracing(readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: url, ...more }), (line) => log.push(line));
  const spans = (tracing: ReturnType<typeof tracingTo>, count: number) => {
    for (let index = 0; index < count; index += 1) tracing.begin({ name: 'one', kind: 'internal' }).end();
  };

  it('wait while nobody takes them, the newest 2048, and are reported once', async () => {
    receiver.answer(503);
    const tracing = tracingTo(receiver.url);
    spans(tracing, 512);
    await eventually(() => expect(log).toHaveLength(1));
    expect(log[0]).toBe(
      `Traces cannot be sent to ${receiver.url}/v1/traces: it answers 503. The newest 2048 spans wait.`,
    );
    spans(tracing, 5000);
    receiver.answer(200);
    await tracing.close();
    expect(receiver.spans).toHaveLength(2048);
    expect(log.slice(1)).toEqual([`Traces are sent to ${receiver.url}/v1/traces again.`]);
  });

  it('are dropped where they are refused for what they are', async () => {
    receiver.answer(400);
    const tracing = tracingTo(receiver.url);
    spans(tracing, 3);
    await tracing.close();
    receiver.answer(200);
    await tracing.close();
    expect(receiver.spans).toEqual([]);
  });

  it('are not sent on where a redirect leads', async () => {
    const other = await webServer();
    const server = await webServer();
    server.answers.set('/v1/traces', (_, response) =>
      response.writeHead(307, { location: `${other.url}/v1/traces` }).end(),
    );
    const tracing = tracingTo(server.url);
    spans(tracing, 1);
    await tracing.close();
    expect(server.asked).toContain('/v1/traces');
    expect(other.asked).toEqual([]);
    expect(log).toEqual([expect.stringContaining('redirect')]);
    await Promise.all([server.close(), other.close()]);
  });

  it('hold up no end where nobody listens', async () => {
    await receiver.close();
    const tracing = tracingTo(receiver.url);
    spans(tracing, 3);
    await tracing.close();
    expect(log).toEqual([expect.stringContaining('ECONNREFUSED')]);
    receiver = await otlpReceiver();
  });

  it('are the wanted part of all traces, whole', async () => {
    const tracing = tracingTo(receiver.url, {
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    });
    for (let index = 0; index < 400; index += 1) {
      const span = tracing.begin({ name: 'above', kind: 'server' });
      span.run(() => tracing.ended({ name: 'beneath', kind: 'client' }, 1));
      span.end();
      // A span ended later, as by its timer, does not belong to it.
      span.run(() => tracing.ended({ name: 'later', kind: 'client' }, 1));
    }
    await tracing.close();
    const [above, beneath] = ['above', 'beneath'].map((name) =>
      receiver.spans.filter((span) => span.name === name).map(({ traceId }) => traceId),
    );
    expect(above?.length).toBeGreaterThan(50);
    expect(above?.length).toBeLessThan(170);
    expect(beneath).toEqual(above);
    expect(receiver.spans.some(({ name }) => name === 'later')).toBe(false);
  });

  it('are none without an address; what OpenTelemetry has and we have not is refused', () => {
    expect(createTracing(readTracing({ OTEL_SERVICE_NAME: 'x' }), () => undefined)).toBe(noTracing);
    const read = (more: NodeJS.ProcessEnv) => () =>
      readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', ...more });
    expect(read({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow('must be one of http/json, not "grpc".');
    expect(read({ OTEL_TRACES_SAMPLER: 'jaeger_remote' })).toThrow('OTEL_TRACES_SAMPLER must be one of');
    expect(read({ OTEL_EXPORTER_OTLP_HEADERS: 'abc' })).toThrow('must be name=value,name=value.');
    expect(read({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(
      'must be a number from 0 to 1, not "2".',
    );
  });
});
