/**
 * Applies a function to many items, a group at a time, in their order: waits for a store or a disk overlap.
 * @throws the first failure, once no other call is running
 */
export async function* inGroups<T, R>(
  all: AsyncIterable<T> | Iterable<T>,
  size: number,
  work: (one: T) => Promise<R>,
): AsyncGenerator<readonly R[]> {
  let group: T[] = [];
  for await (const one of all) {
    group.push(one);
    if (group.length < size) continue;
    yield await together(group, work);
    group = [];
  }
  if (group.length > 0) yield await together(group, work);
}

async function together<T, R>(group: readonly T[], work: (one: T) => Promise<R>): Promise<readonly R[]> {
  const outcomes = await Promise.allSettled(group.map(work));
  return outcomes.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}
