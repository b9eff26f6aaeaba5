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
}

/** Ties a kind of job to what does it. @param every seconds, for a job that comes back by itself */
export function workerOf<Data extends object>(
  kind: JobKind<Data>,
  run: (data: Data) => Promise<void>,
  every?: number,
): Worker {
  // Only sendJob writes jobs, with the data of their kind.
  return { name: kind.name, run: run as Worker['run'], ...(every !== undefined && { every }) };
}
