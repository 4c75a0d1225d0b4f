import { chromium, type CDPSession, type Page } from 'playwright'
import { WebSocketServer } from 'ws'
import { TRADE_PACE, TRADE_SCRIPT } from './budgets.ts'
import { ensureBrowser } from './install-browser.ts'
// oxlint-disable-next-line house/arrows -- measured is what the end-to-end tests run
import { FakeMarket } from '#tests/support/fake-market.ts'
// oxlint-disable-next-line house/arrows -- as above
import { startServer } from '#tests/support/server.ts'

/** What a trading screen costs while nobody touches it. */
type Pace = {
  /** Milliseconds of the main thread in a second, all work of the page. */
  readonly busy: number
  /** Changes of the document in a second. */
  readonly mutations: number
  /** Tasks over 50 ms, in all. */
  readonly long: number
  /** Pictures painted in a second. */
  readonly frames: number
}

type Situation = { readonly name: string; readonly framesPerSecond: number; readonly slower: number }

const SITUATIONS: readonly Situation[] = [
  { name: '10 frames a second', framesPerSecond: 10, slower: 1 },
  { name: 'burst of 200', framesPerSecond: 200, slower: 1 },
  { name: '10 frames, CPU 4x slower', framesPerSecond: 10, slower: 4 },
]

/** Milliseconds until everything has been loaded and drawn. */
const WARM_MS = 4_000

/** Measures the trading screen on a market of our own: what is said to whoever asks, and what is over its budget. */
export async function benchTrading(seconds: number): Promise<readonly string[]> {
  const server = await startServer()
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
  })
  try {
    const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const market = new FakeMarket()
    sockets.on('connection', (socket) => {
      const hears = market.connect({ send: (text) => socket.send(text) })
      socket.on('message', (data) => hears.message(Buffer.isBuffer(data) ? data.toString('utf8') : ''))
      socket.on('close', hears.closed)
    })
    const { port } = sockets.address() as { port: number }
    await page.route('**/config.json', (route) =>
      route.fulfill({ json: { api: '/api', streams: `ws://127.0.0.1:${port}` } }),
    )
    await market.answerCalls(page)
    const cdp = await context.newCDPSession(page)
    const faults: string[] = []
    const script = await scriptOf(cdp, page, `${server.url}/exchange/btc_usdt`)
    say(
      faults,
      `script until live ${script.toFixed(1)} kB`,
      script <= TRADE_SCRIPT,
      `at most ${TRADE_SCRIPT}`,
    )
    for (const situation of SITUATIONS) {
      const pace = await paceOf(cdp, page, market, situation, seconds)
      const text = `${situation.name}: ${pace.busy.toFixed(0)} ms/s, ${pace.mutations.toFixed(0)} changes/s, ${pace.long} long tasks, ${pace.frames.toFixed(0)} fps`
      const isGood =
        (situation.slower > 1 || pace.busy <= TRADE_PACE.busy) &&
        pace.mutations <= TRADE_PACE.mutations &&
        pace.long === 0
      say(
        faults,
        text,
        isGood,
        `at most ${TRADE_PACE.busy} ms/s, ${TRADE_PACE.mutations} changes/s, none long`,
      )
    }
    const [before, after] = await heapOf(cdp, page, market, seconds)
    say(
      faults,
      `heap ${before.toFixed(1)} MB, later ${after.toFixed(1)} MB`,
      after <= before + TRADE_PACE.heap,
      `at most ${TRADE_PACE.heap} MB more`,
    )
    return faults
  } finally {
    await browser.close()
    sockets.close()
    await server.stop()
  }
}

function say(faults: string[], text: string, isGood: boolean, limit: string): void {
  console.log(`${isGood ? '✓' : '✗'} ${text}`)
  if (!isGood) faults.push(`${text} (${limit})`)
}

/** Opens the screen, and gives the kB of script and messages that came until it was live. */
async function scriptOf(cdp: CDPSession, page: Page, url: string): Promise<number> {
  const kinds = new Map<string, string>()
  let bytes = 0
  await cdp.send('Network.enable')
  cdp.on('Network.responseReceived', ({ requestId, response }) => kinds.set(requestId, response.url))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (
      /\.(js|json)(\?|$)/.test(kinds.get(requestId) ?? '') &&
      !/config\.json/.test(kinds.get(requestId) ?? '')
    )
      bytes += encodedDataLength
  })
  await page.goto(url)
  await page.locator('[data-health=live]').first().waitFor()
  await page.locator('figure canvas').first().waitFor()
  await page.waitForLoadState('networkidle')
  return bytes / 1000
}

async function paceOf(
  cdp: CDPSession,
  page: Page,
  market: FakeMarket,
  { framesPerSecond, slower }: Situation,
  seconds: number,
): Promise<Pace> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  // Time that the thread was at work: other programs on this machine do not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const timer = setInterval(() => market.frame(), 1000 / framesPerSecond)
  await new Promise((resolve) => setTimeout(resolve, WARM_MS))
  await page.evaluate(watch)
  const before = await busyOf(cdp)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const after = await busyOf(cdp)
  const { mutations, long, frames } = await page.evaluate(read)
  clearInterval(timer)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return {
    busy: (after - before) / seconds,
    mutations: mutations / seconds,
    long,
    frames: frames / seconds,
  }
}

async function busyOf(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

async function heapOf(
  cdp: CDPSession,
  page: Page,
  market: FakeMarket,
  seconds: number,
): Promise<readonly [number, number]> {
  const timer = setInterval(() => market.frame(), 20)
  const heap = async (): Promise<number> => {
    await cdp.send('HeapProfiler.collectGarbage')
    const { usedSize } = await cdp.send('Runtime.getHeapUsage')
    return usedSize / 1e6
  }
  const before = await heap()
  await page.waitForTimeout(seconds * 2000)
  clearInterval(timer)
  return [before, await heap()]
}

/** Runs in the page: counts what happens from now on. */
function watch(): void {
  const earlier = globalThis as unknown as { stopWatching?: () => void }
  earlier.stopWatching?.()
  const seen = { mutations: 0, long: 0, frames: 0 }
  const changes = new MutationObserver((records) => {
    seen.mutations += records.length
  })
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  const tasks = new PerformanceObserver((list) => {
    seen.long += list.getEntries().length
  })
  tasks.observe({ entryTypes: ['longtask'] })
  let frame = 0
  const next = (): void => {
    seen.frames += 1
    frame = requestAnimationFrame(next)
  }
  next()
  const stopWatching = (): void => {
    changes.disconnect()
    tasks.disconnect()
    cancelAnimationFrame(frame)
  }
  Object.assign(globalThis, { seen, stopWatching })
}

const read = (): { mutations: number; long: number; frames: number } =>
  (globalThis as unknown as { seen: { mutations: number; long: number; frames: number } }).seen
