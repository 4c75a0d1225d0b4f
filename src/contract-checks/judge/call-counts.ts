import { bucketOf, type Times } from './times.ts'

/** A call that stands for many. */
export type Sample = {
  /** When it was made, as text that sorts by time. */
  readonly order: string
  readonly repeat: string
}

/** What is counted of the calls of one operation. Plain data: a report carries it as JSON. */
export type CallCounts = {
  readonly calls: number
  /** Answers of a server that knows the operation. */
  readonly judged: number
  readonly times: Times
  readonly fastest?: Sample & { readonly ms: number }
  /** The first success without a token. */
  readonly open?: Sample
}

export type Counter = {
  call(isJudged: boolean): void
  time(ms: number, sample: () => Sample): void
  open(order: () => string, repeat: () => string): void
  merge(other: CallCounts): void
  json(): CallCounts
}

export function createCounter(): Counter {
  let [calls, judged] = [0, 0]
  const times = new Map<number, number>()
  let fastest: CallCounts['fastest']
  let open: CallCounts['open']
  const count = (bucket: number, more: number): void => {
    times.set(bucket, (times.get(bucket) ?? 0) + more)
  }
  const takeFastest = (ms: number, sample: () => Sample): void => {
    if (fastest !== undefined && ms > fastest.ms) return
    const made = sample()
    if (fastest === undefined || ms < fastest.ms || isBefore(made, fastest)) fastest = { ms, ...made }
  }
  return {
    call(isJudged) {
      calls += 1
      if (isJudged) judged += 1
    },
    time(ms, sample) {
      count(bucketOf(ms), 1)
      takeFastest(ms, sample)
    },
    open(order, repeat) {
      const at = order()
      if (open !== undefined && open.order < at) return
      const made = { order: at, repeat: repeat() }
      if (open === undefined || isBefore(made, open)) open = made
    },
    merge(other) {
      calls += other.calls
      judged += other.judged
      for (const [bucket, more] of Object.entries(other.times)) count(JSON.parse(bucket) as number, more)
      const { fastest: fast, open: free } = other
      if (fast !== undefined) takeFastest(fast.ms, () => ({ order: fast.order, repeat: fast.repeat }))
      if (free !== undefined && (open === undefined || isBefore(free, open))) open = free
    },
    json: () => ({
      calls,
      judged,
      times: Object.fromEntries([...times].toSorted(([a], [b]) => a - b)),
      ...(fastest === undefined ? {} : { fastest }),
      ...(open === undefined ? {} : { open }),
    }),
  }
}

/** Of two of the same time that comes first whose text does. */
const isBefore = (one: Sample, other: Sample): boolean =>
  one.order < other.order || (one.order === other.order && one.repeat < other.repeat)
