const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** The longest comment that a zip may end with, and the end's own length. */
const TAIL = 0xffff + 22;

/** How many bytes the files of a zip say that they are, all together; undefined when it is no zip. */
export function zipSize(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lowest = Math.max(0, bytes.length - TAIL);
  for (let at = bytes.length - 22; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === END)
      return sum(view, view.getUint32(at + 16, true), view.getUint16(at + 10, true));
  }
  return undefined;
}

function sum(view: DataView, from: number, entries: number): number | undefined {
  let total = 0;
  let at = from;
  for (let n = 0; n < entries; n += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) return undefined;
    total += view.getUint32(at + 24, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return total;
}
