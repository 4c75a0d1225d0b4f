import { orderOfMoment } from '../judge/exchange.ts'
import type { Api } from '../api/api.ts'
import type { ExchangeJudge } from '../judge/judge-exchanges.ts'
import { judgeText, type TextPlace } from '../judge/judge-text.ts'
import { mergeTallies, type Tally } from '../judge/tally.ts'
import { FIELD, type GroupStream, type StreamEntry } from './redis-stream.ts'

export type WorkerOptions = {
  readonly consumer: string
  /** Milliseconds after which entries of another worker count as left behind. */
  readonly claimAfter: number
  /** Ends when every entry was judged by some worker. */
  readonly untilEmpty: boolean
  readonly isStopped: () => boolean
  /** Told when entries were taken over by others, so that they are theirs. */
  readonly onLost: () => void
}

/** Milliseconds between two commits, entries between them at most, and how long a worker waits for new ones. */
const COMMIT_EVERY = 1_000
const COMMIT_MOST = 5_000
const WAIT = 200

/**
 * Judges the entries of a stream as one of several workers. What was judged is kept in Redis in the same step that
 * acknowledges the entries: whatever dies when, each entry counts once. A worker that starts again under its name goes
 * on with what it had counted.
 */
export async function judgeStream(
  api: Api,
  createJudge: () => ExchangeJudge,
  group: GroupStream,
  { consumer, claimAfter, untilEmpty, isStopped, onLost }: WorkerOptions,
): Promise<Tally> {
  let committed = await tallyIn(group, consumer)
  let judge = createJudge()
  let open: string[] = []
  let [lastCommit, lastClaim] = [performance.now(), -Infinity]

  const tally = (): Tally =>
    mergeTallies(api, committed === undefined ? [judge.tally()] : [committed, judge.tally()])

  function take(entries: readonly StreamEntry[]): void {
    for (const { id, text } of entries) {
      judgeText(judge, text, placeOf(id), `no field ${FIELD}`)
      open.push(id)
    }
  }

  async function commit(): Promise<void> {
    lastCommit = performance.now()
    if (open.length === 0) return
    const ids = open
    open = []
    if (await group.commit(consumer, JSON.stringify(tally()), ids)) return
    // What was judged since the last commit is judged again: by others, or from what is still pending here.
    onLost()
    committed = await tallyIn(group, consumer)
    judge = createJudge()
    await takeOwn()
  }

  /** Entries that were delivered to this name and never acknowledged. */
  async function takeOwn(): Promise<void> {
    for (let after = '0'; ;) {
      const entries = await group.own(consumer, after)
      take(entries)
      const last = entries.at(-1)
      if (last === undefined) return
      after = last.id
    }
  }

  async function claimed(): Promise<StreamEntry[]> {
    if (performance.now() - lastClaim < claimAfter / 2) return []
    lastClaim = performance.now()
    const known = new Set(open)
    const entries = await group.claim(consumer, claimAfter)
    // There may be more.
    if (entries.length > 0) lastClaim = -Infinity
    return entries.filter(({ id }) => !known.has(id))
  }

  await takeOwn()
  while (!isStopped()) {
    const left = await claimed()
    take(left)
    const entries = await group.news(consumer, WAIT)
    take(entries)
    const isIdle = entries.length === 0 && left.length === 0
    if (isIdle || open.length >= COMMIT_MOST || performance.now() - lastCommit > COMMIT_EVERY) await commit()
    if (isIdle && untilEmpty && (await group.isDone())) break
  }
  do await commit()
  while (open.length > 0)
  return tally()
}

/** The tally that a worker of that name has committed. */
async function tallyIn(group: GroupStream, consumer: string): Promise<Tally | undefined> {
  const text = (await group.judged()).get(consumer)
  return text === undefined ? undefined : (JSON.parse(text) as Tally)
}

function placeOf(id: string): TextPlace {
  const [ms = '0', number = '0'] = id.split('-')
  return {
    what: `entry ${id}`,
    order: `${orderOfMoment(JSON.parse(ms) as number)}-${number.padStart(20, '0')}`,
  }
}
