import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 64;
const HEIGHT = 40;

/** Draws the picture of the `nth` course: stripes in two colours. Returns a PNG in base64. */
export function courseImage(nth: number): string {
  const ground = colour(nth * 47);
  const over = colour(nth * 47 + 140);
  const lines = Array.from({ length: HEIGHT }, (_, y) =>
    Buffer.from([
      0,
      ...Array.from({ length: WIDTH }, (_, x) =>
        ((x + (nth % 3) * y) >> 3) % 3 === 0 ? over : ground,
      ).flat(),
    ]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.concat(lines));
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]).toString('base64');
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Returns a muted colour of the colour wheel. */
function colour(degrees: number): readonly [number, number, number] {
  const part = (shift: number) => Math.round(120 + 70 * Math.cos(((degrees + shift) * Math.PI) / 180));
  return [part(0), part(-120), part(120)];
}
