import { gzipSync } from 'node:zlib'
import type { CDPSession, Request } from 'playwright'
import { TRADE_PACE, TRADE_SCRIPT } from './budgets.ts'
import { changesOf, framesOf, tasksOf, type Tasks } from './page-watch.ts'
import { openTradePage, type TradePage, waitUntilLive } from './trade-page.ts'

type Situation = { readonly name: string; readonly booksPerSecond: number; readonly slower: number }

export const SITUATIONS: readonly Situation[] = [
  { name: '10 books a second', booksPerSecond: 10, slower: 1 },
  // A book is two frames of its topic, one a side; a third as many of other topics come with them.
  { name: 'burst of 200 frames', booksPerSecond: 100, slower: 1 },
  { name: '10 books, CPU 4x slower', booksPerSecond: 10, slower: 4 },
]

/** Milliseconds until everything has been loaded and drawn. */
const LOADED_MS = 4_000
/** Milliseconds until the browser has compiled what runs once a second: the page stays open for hours. */
const WARM_MS = 20_000
/** Spans of which the median counts: the same page takes up to twice as long while a neighbour of the machine works. */
const SPANS = 5

/** Says what was measured and whether it is good; keeps what is not. */
export type Report = (text: string, isGood: boolean, limit: string) => void

/**
 * Measures what the trading screen costs while nobody touches it: script until it is live, its pace in each situation,
 * and what it holds after so many minutes.
 */
export async function benchTrading(report: Report, seconds: number, minutes: number): Promise<void> {
  const open = await openTradePage()
  try {
    const script = await scriptOf(open)
    report(`script until live ${script.toFixed(1)} kB`, script <= TRADE_SCRIPT, `at most ${TRADE_SCRIPT}`)
    for (const situation of SITUATIONS) await reportPace(report, open, situation, seconds)
    await reportHeldMemory(report, open, minutes)
  } finally {
    await open.close()
  }
}

/** Opens the screen, and gives the kB of script and messages, gzipped, that came until it was drawn, the worker's too. */
export async function scriptOf({ page, url }: TradePage): Promise<number> {
  // By address: what a second worker runs comes from the cache.
  const scripts = new Map<string, Request>()
  page.on('requestfinished', (request) => {
    if (/\.(js|json)(\?|$)/.test(request.url()) && !request.url().includes('config.json'))
      scripts.set(request.url(), request)
  })
  await page.goto(url)
  await waitUntilLive(page)
  // Lists of the member's own come after the market.
  await page.waitForTimeout(LOADED_MS)
  const bytes = await Promise.all([...scripts.values()].map(sizeOf))
  return bytes.reduce((sum, one) => sum + one, 0) / 1000
}

/** Bytes of a file, packed here: servers pack in ways of their own. */
async function sizeOf(request: Request): Promise<number> {
  const body = await (await request.response())?.body()
  return gzipSync(body ?? '', { level: 9 }).length
}

/** Prints what the open screen costs in a situation: main thread, changes, long tasks, frames. */
export async function reportPace(
  say: Report,
  { cdp, page, market }: TradePage,
  { name, booksPerSecond, slower }: Situation,
  seconds: number,
): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  // Time that the thread was at work: other programs on this machine do not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const timer = setInterval(() => market.frame(), 1000 / booksPerSecond)
  await page.waitForTimeout(WARM_MS)
  const wait = (): Promise<void> => page.waitForTimeout(seconds * 1000)
  const spans: number[] = []
  const mutations = await changesOf(page, async () => {
    while (spans.length < SPANS) {
      const before = await metric(cdp, 'TaskDuration')
      await wait()
      spans.push((1000 * ((await metric(cdp, 'TaskDuration')) - before)) / seconds)
    }
  })
  const busy = spans.toSorted((a, b) => a - b)[Math.floor(SPANS / 2)] ?? 0
  let tasks: Tasks = { long: 0, longest: 0, workers: 0 }
  const frames = await framesOf(page, async () => {
    tasks = await tasksOf(cdp, wait)
  })
  clearInterval(timer)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const [changes, rate] = [mutations / seconds / SPANS, frames / seconds]
  const isWithinBudget = slower > 1 || (busy <= TRADE_PACE.busy && rate >= TRADE_PACE.frames)
  say(
    `${name}: ${busy.toFixed(0)} ms/s (and ${(tasks.workers / seconds).toFixed(0)} in the worker), ${changes.toFixed(0)} changes/s, ${tasks.long} long tasks (longest ${tasks.longest.toFixed(0)} ms), ${rate.toFixed(0)} fps`,
    isWithinBudget && changes <= TRADE_PACE.mutations && tasks.long === 0,
    `at most ${TRADE_PACE.busy} ms/s, ${TRADE_PACE.mutations} changes/s, none long, ${TRADE_PACE.frames} fps`,
  )
}

type Held = { readonly heap: number; readonly nodes: number; readonly listeners: number }

/** Prints the memory and nodes that the page holds, at the beginning and each minute: they must not grow. */
async function reportHeldMemory(
  say: Report,
  { cdp, page, market }: TradePage,
  minutes: number,
): Promise<void> {
  const timer = setInterval(() => market.frame(), 100)
  await page.waitForTimeout(LOADED_MS)
  const first = await heldBy(cdp)
  let last = first
  for (let left = minutes; left > 0; left -= 1) {
    await page.waitForTimeout(60_000 * Math.min(1, left))
    last = await heldBy(cdp)
    if (left > 1) console.log(`  ${textOf(last)}`)
  }
  clearInterval(timer)
  say(
    `${textOf(first)}, after ${minutes} min ${textOf(last)}`,
    last.heap <= first.heap + TRADE_PACE.heap && last.nodes <= first.nodes + TRADE_PACE.nodes,
    `at most ${TRADE_PACE.heap} MB and ${TRADE_PACE.nodes} nodes more`,
  )
}

const textOf = ({ heap, nodes, listeners }: Held): string =>
  `heap ${heap.toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners`

async function heldBy(cdp: CDPSession): Promise<Held> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const [nodes, listeners] = [await metric(cdp, 'Nodes'), await metric(cdp, 'JSEventListeners')]
  return { heap: usedSize / 1e6, nodes, listeners }
}

async function metric(cdp: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === wanted)?.value ?? 0
}
