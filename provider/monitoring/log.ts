import pino, { type LoggerOptions } from 'pino';

/** Writes a line of JSON for each event, with the time as ISO 8601 and the level as a word. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});

export const logOf = (level: string) => pino(logOptions(level));

/** Creates the log for events other than requests: jobs, mail, the database. */
export function createLog(level: string): (message: string, details?: object) => void {
  const log = logOf(level);
  return (message, details = {}) => log.error(details, message);
}
