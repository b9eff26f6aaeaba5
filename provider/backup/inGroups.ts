/**
 * Applies a function to many items, one group after the other. The calls of a group run concurrently, and each group's
 * results are yielded in order.
 * @throws the first failure, after the other calls of its group have ended
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
