const DAY = 24 * 60 * 60 * 1000;

/** Returns the last occurrence of this time (UTC, `05:00`): today, or yesterday while it is earlier. */
export function lastTime(time: string, now: Date): Date {
  const today = new Date(`${now.toISOString().slice(0, 10)}T${time}:00.000Z`);
  return today <= now ? today : new Date(today.getTime() - DAY);
}
