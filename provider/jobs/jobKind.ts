/** A kind of job: its name, and what each job of it is told. */
export class JobKind<Data extends object> {
  /** For the types only. */
  declare readonly data: Data;

  constructor(readonly name: string) {}
}

/** Who does the jobs of a kind; it may be called again for the same job, when its process died or it threw. */
export interface Worker {
  readonly name: string;
  readonly run: (data: object) => Promise<void>;
  /** Seconds: the job comes back by itself, without anybody sending it. */
  readonly every?: number;
  /** Seconds until a job of it whose process died is due again; ten minutes when absent. It may take longer than that. */
  readonly lease?: number;
  /** Is told of a job that is given up, so that it can say so where people look. */
  readonly parked?: (data: object) => Promise<void>;
}

interface WorkerOptions<Data extends object> extends Pick<Worker, 'every' | 'lease'> {
  readonly parked?: (data: Data) => Promise<void>;
}

/** Ties a kind of job to what does it. */
export function workerOf<Data extends object>(
  kind: JobKind<Data>,
  run: (data: Data) => Promise<void>,
  options: WorkerOptions<Data> = {},
): Worker {
  // Only sendJob writes jobs, with the data of their kind.
  return { name: kind.name, run, ...options } as Worker;
}
