/** A kind of job: its name and the type of its data. */
export class JobKind<Data extends object> {
  /** Never set: it only carries the type of the data. */
  declare readonly data: Data;

  constructor(readonly name: string) {}
}

/** Runs the jobs of a kind; may run again for the same job if its process died or it threw. */
export interface Worker {
  readonly name: string;
  readonly run: (data: object) => Promise<void>;
  /** Interval in seconds of a job that recurs without being sent. */
  readonly every?: number;
  /** Seconds until a job whose process died is due again; ten minutes by default. A job may run longer than that. */
  readonly lease?: number;
  /** Called for a job that is given up, so that the failure can be shown to people. */
  readonly parked?: (data: object) => Promise<void>;
}

interface WorkerOptions<Data extends object> extends Pick<Worker, 'every' | 'lease'> {
  readonly parked?: (data: Data) => Promise<void>;
}

/** Ties a kind of job to its implementation. */
export function workerOf<Data extends object>(
  kind: JobKind<Data>,
  run: (data: Data) => Promise<void>,
  options: WorkerOptions<Data> = {},
): Worker {
  // The cast is safe: only sendJob writes jobs, and it types their data by their kind.
  return { name: kind.name, run, ...options } as Worker;
}
