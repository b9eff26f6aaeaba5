interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: XMLHttpRequestBodyInit | null;
  readonly signal: AbortSignal | null;
}

/**
 * Works like `fetch` but reports upload progress, which browsers offer only in XMLHttpRequest.
 *
 * @param progress receives the fraction sent so far, from 0 to 1
 */
export function sendWithProgress(
  url: string,
  { method, headers, body, signal }: Sent,
  progress: (sent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    // An already aborted signal fires no more events.
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      lengthComputable && progress(loaded / total);
    request.upload.onload = () => progress(1);
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError('Nothing answered'));
    request.onabort = () => reject(new DOMException('It was aborted', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  const headers = lines.map((line) => [
    line.split(':', 1)[0] ?? '',
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  // These statuses allow no body, not even an empty one.
  const body = [204, 205, 304].includes(status) ? null : responseText;
  return new Response(body, { status, statusText, headers: headers as [string, string][] });
}
