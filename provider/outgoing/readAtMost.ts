/**
 * Reads the body of a response of at most `most` bytes, without relying on its headers.
 * @throws Error if the body is longer, or the transfer breaks off
 */
export async function readAtMost({ body }: Response, most: number): Promise<Buffer<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    // Throwing ends the loop, which closes the connection.
    if (length > most) throw new Error(`The answer is longer than ${most} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
