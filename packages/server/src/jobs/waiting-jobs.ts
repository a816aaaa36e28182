/** A job that waits for its turn. */
interface Waiting {
  readonly caller: string;
  readonly created: number;
  /** Its place among all jobs. */
  readonly order: number;
}

/** Jobs that wait. The next one is of the caller who has the fewest under way; of several, callers take turns. */
export class WaitingJobs<Job extends Waiting> {
  /** In the order of their places, by caller; the caller whose turn it is comes first. */
  readonly #jobs = new Map<string, Set<Job>>();
  #size = 0;
  /** The last place of all that were ever added. */
  #newest = -1;

  get size(): number {
    return this.#size;
  }

  /** When the oldest was created; undefined when none waits. */
  get oldest(): number | undefined {
    const firsts = [...this.#jobs.values()].map(([first]) => first?.created ?? Number.POSITIVE_INFINITY);
    return firsts.length === 0 ? undefined : Math.min(...firsts);
  }

  add(job: Job): void {
    const own = this.#jobs.get(job.caller) ?? new Set();
    const isNew = job.order > this.#newest;
    this.#newest = Math.max(this.#newest, job.order);
    // One that was put back takes its old place.
    this.#jobs.set(job.caller, isNew ? own.add(job) : new Set([...own, job].sort((a, b) => a.order - b.order)));
    this.#size += 1;
  }

  remove(job: Job): void {
    const own = this.#jobs.get(job.caller);
    if (own?.delete(job) !== true) return;
    this.#size -= 1;
    if (own.size === 0) this.#jobs.delete(job.caller);
  }

  /**
   * Takes the next job out.
   * @param underWay the jobs that are worked on
   * @param mayBegin passes over jobs that have to wait for others
   */
  take(underWay: Iterable<Waiting>, mayBegin: (job: Job) => boolean): Job | undefined {
    const shares = new Map<string, number>();
    for (const { caller } of underWay) shares.set(caller, (shares.get(caller) ?? 0) + 1);
    const firsts = [...this.#jobs].flatMap(([caller, own]) => {
      const job = first(own, mayBegin);
      return job === undefined ? [] : [{ job, own, caller, share: shares.get(caller) ?? 0 }];
    });
    const fewest = Math.min(...firsts.map(({ share }) => share));
    const next = firsts.find(({ share }) => share === fewest);
    if (next === undefined) return undefined;
    this.#jobs.delete(next.caller);
    // The others come first the next time.
    this.#jobs.set(next.caller, next.own);
    this.remove(next.job);
    return next.job;
  }
}

function first<Value>(values: Iterable<Value>, passes: (value: Value) => boolean): Value | undefined {
  for (const value of values) if (passes(value)) return value;
  return undefined;
}
