/** The memory is checked before a buffer of at least this size, in bytes, is allocated. */
const LARGE = 1_000_000;

const kinds = [
  'ArrayBuffer',
  'Uint8Array',
  'Uint8ClampedArray',
  'Uint16Array',
  'Uint32Array',
  'Float32Array',
] as const;

/**
 * Limits the total size of buffers in this thread, from now on. It is needed because the limits of a worker count only
 * its heap, and decompressed streams are in buffers outside the heap.
 * @param most bytes
 * @param exceeded called before the constructor of a buffer throws
 */
export function limitBuffers(most: number, exceeded: () => void): void {
  for (const kind of kinds) {
    const Original = globalThis[kind];
    const bytesEach = 'BYTES_PER_ELEMENT' in Original ? Original.BYTES_PER_ELEMENT : 1;
    const limited = new Proxy(Original, {
      construct(target, given, newTarget) {
        const bytes = Number(given[0]) * bytesEach;
        if (bytes >= LARGE && process.memoryUsage().arrayBuffers + bytes > most) {
          exceeded();
          throw new RangeError('More memory than a document may take');
        }
        return Reflect.construct(target, given, newTarget);
      },
    });
    Object.assign(globalThis, { [kind]: limited });
  }
}
