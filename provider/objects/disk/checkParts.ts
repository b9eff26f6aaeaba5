import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { DeclaredPart } from '../objectStore';

const AT_ONCE = 1 << 20;

/** The result of reading the file on disk from beginning to end. */
export interface Checked {
  readonly sha256: string;
  /** Parts whose bytes differ from the declared ones. */
  readonly damaged: readonly number[];
  /** Whether the file continues after the last part. */
  readonly longer: boolean;
}

export async function checkParts(path: string, parts: readonly DeclaredPart[]): Promise<Checked> {
  const whole = createHash('sha256');
  const damaged: number[] = [];
  const file = await open(path, 'r');
  try {
    const buffer = Buffer.allocUnsafe(AT_ONCE);
    for (const { number, length, sha256 } of parts) {
      const hash = createHash('sha256');
      for (let left = length; left > 0; ) {
        const { bytesRead } = await file.read(buffer, 0, Math.min(left, AT_ONCE), null);
        if (bytesRead === 0) break;
        const read = buffer.subarray(0, bytesRead);
        hash.update(read);
        whole.update(read);
        left -= bytesRead;
      }
      if (hash.digest('hex') !== sha256) damaged.push(number);
    }
    const { bytesRead } = await file.read(buffer, 0, 1, null);
    return { sha256: whole.digest('hex'), damaged, longer: bytesRead > 0 };
  } finally {
    await file.close();
  }
}
