/**
 * Reads the body of a response up to a number of bytes, whatever its headers say.
 * @throws Error when it is longer, or breaks off
 */
export async function readAtMost({ body }: Response, most: number): Promise<Buffer<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    // Leaving the loop closes the connection.
    if (length > most) throw new Error(`The answer is longer than ${most} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
