import * as uploadsMessages from '../../contract/messages/it/uploads';
import { message } from '../../contract/messages/message';
import { spaceText } from '../../contract/values/files';
import type { Config } from '../config';
import type { Tx } from '../db/database';
import { lockSpace, spaceUsed } from '../db/schoolSpace';
import { Refusal } from '../refusal';

/** The default limits for the files of a school, unless the provider's staff set others. */
export type SpaceLimits = Pick<Config, 'schoolSpace'>;

interface SpaceRequest {
  readonly customerCode: string;
  /** Bytes. */
  readonly size: number;
  /** True if the file arrives in parts, and so counts as an unfinished upload at first. */
  readonly inParts?: boolean;
}

/**
 * Multiple of the space up to which a school's files may grow together with its discarded ones, so that replacing one
 * file repeatedly cannot fill the disk.
 */
const HELD_AT_MOST = 2;

/**
 * Refuses a file for which its school has no space left. The sums are computed from the rows, so that they are right
 * even after a process crashed. Insert the row of the file in the same transaction: until it ends, other calls of the
 * school for space wait.
 * @throws Refusal `quotaReached`
 */
export async function takeSpace(
  tx: Tx,
  { schoolSpace }: SpaceLimits,
  { customerCode, size, inParts = false }: SpaceRequest,
): Promise<void> {
  await lockSpace(tx, customerCode);
  const { used, held, open, most } = await spaceUsed(tx, customerCode);
  const limit = most ?? schoolSpace.bytes;
  if (inParts && open >= schoolSpace.openUploads)
    throw new Refusal('quotaReached', { detail: TOO_MANY_OPEN(open) });
  if (used + size > limit)
    throw new Refusal('quotaReached', { detail: TOO_LITTLE(limit, Math.max(0, limit - used), size) });
  if (held + size > HELD_AT_MOST * limit) throw new Refusal('quotaReached', { detail: NOT_YET_FREE });
}

const TOO_MANY_OPEN = (open: number) => message(uploadsMessages.tooManyOpen, { open });
const TOO_LITTLE = (limit: number, left: number, size: number) =>
  message(uploadsMessages.tooLittle, {
    limit: spaceText(limit),
    left: spaceText(left),
    size: spaceText(size),
  });
const NOT_YET_FREE = uploadsMessages.notYetFree;
