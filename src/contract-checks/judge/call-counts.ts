import { bucketOf, type Times } from './times.ts'

/** A call that stands for many. */
export type Sample = {
  /** When it was made, as text that sorts by time. */
  readonly order: string
  readonly repeat: string
}

/** Counts of the calls of one operation. Plain data: a report carries it as JSON. */
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
  time(ms: number, order: () => string, repeat: () => string): void
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
  const takeFastest = (ms: number, order: () => string, repeat: () => string): void => {
    if (fastest !== undefined && ms > fastest.ms) return
    const before = fastest !== undefined && ms === fastest.ms ? fastest : undefined
    const made = earlier(before, order, repeat)
    if (made !== before) fastest = { ms, order: made.order, repeat: made.repeat }
  }
  return {
    call(isJudged) {
      calls += 1
      if (isJudged) judged += 1
    },
    time(ms, order, repeat) {
      count(bucketOf(ms), 1)
      takeFastest(ms, order, repeat)
    },
    open(order, repeat) {
      open = earlier(open, order, repeat)
    },
    merge(other) {
      calls += other.calls
      judged += other.judged
      for (const [bucket, more] of Object.entries(other.times)) count(JSON.parse(bucket) as number, more)
      const { fastest: fast, open: free } = other
      if (fast !== undefined)
        takeFastest(
          fast.ms,
          () => fast.order,
          () => fast.repeat,
        )
      if (free !== undefined)
        open = earlier(
          open,
          () => free.order,
          () => free.repeat,
        )
    },
    json: () => ({
      calls,
      judged,
      // Keys that are whole numbers are in order.
      times: Object.fromEntries(times),
      ...(fastest === undefined ? {} : { fastest }),
      ...(open === undefined ? {} : { open }),
    }),
  }
}

/** The earlier of two calls; of two of the same time that whose text comes first. */
function earlier<Before extends Sample>(
  before: Before | undefined,
  order: () => string,
  repeat: () => string,
): Before | Sample {
  const at = order()
  if (before !== undefined && before.order < at) return before
  const made = { order: at, repeat: repeat() }
  return before !== undefined && before.order === at && before.repeat <= made.repeat ? before : made
}
