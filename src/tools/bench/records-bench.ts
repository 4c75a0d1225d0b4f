import { chromium, type Page } from 'playwright'
import { ensureBuilt } from '../build/build.ts'
import { ensureBrowser } from '../test/install-browser.ts'
// oxlint-disable-next-line house/arrows -- measured is what the end-to-end tests run
import { answerWithRecords, MANY_RECORDS } from '#tests/support/many-records.ts'
// oxlint-disable-next-line house/arrows -- as above
import { logIn } from '#tests/support/people.ts'
// oxlint-disable-next-line house/arrows -- as above
import { startServer } from '#tests/support/server.ts'
// oxlint-disable-next-line house/arrows -- as above
import { textsOf } from '#tests/support/texts.ts'

/** Milliseconds of the thread's own time: what other programs on the machine take does not count. */
const LONG = 50
const STEPS = 120
const t = textsOf('en_US')

/** Loads 10,000 records into the history, scrolls through all of them and filters them; counts tasks over 50 ms. */
await ensureBuilt()
const server = await startServer()
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const { long, longest, seen } = await measure(await context.newPage())
  console.log(
    `${long === 0 ? '✓' : '✗'} history of ${MANY_RECORDS} records: ${long} tasks over ${LONG} ms, the longest ${longest.toFixed(0)} ms ` +
      `(the browser itself, other programs included, saw ${seen})`,
  )
  if (long > 0) process.exitCode = 1
} finally {
  await browser.close()
  await server.stop()
}

type TraceEvent = {
  readonly name: string
  readonly tid: number
  readonly pid: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Thread time of the tasks on the page's main thread, in milliseconds. */
function tasksOf(trace: Buffer): readonly number[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: readonly TraceEvent[] }
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
}

/** Loads, scrolls and filters; `seen` is what a PerformanceObserver counted. */
async function measure(page: Page): Promise<{ long: number; longest: number; seen: number }> {
  await answerWithRecords(page, MANY_RECORDS)
  await page.goto(`${server.url}/Login`)
  await logIn(page, t, 'trader@openbourse.test')
  await page.waitForURL(`${server.url}/`)
  await page.goto(`${server.url}/walletHistory`)
  const rows = page.getByRole('region', { name: t('records.title') })
  await rows.waitFor()
  await page.waitForLoadState('networkidle')
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await page.evaluate(() => {
    const tasks: number[] = []
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      entryTypes: ['longtask'],
    })
    Object.assign(globalThis, { longTasks: tasks })
  })
  const count = page.locator('output').filter({ hasText: /rows$/ })
  for (let loaded = 100; loaded < MANY_RECORDS; loaded += 100) {
    await rows.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await count.filter({ hasText: `${(loaded + 100).toLocaleString('en-US')} rows` }).waitFor()
  }
  for (let step = STEPS; step >= 0; step -= 1) {
    await rows.evaluate((element, part) => element.scrollTo(0, element.scrollHeight * part), step / STEPS)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await page.getByRole('combobox', { name: t('records.coin') }).selectOption('BTC')
  await page.getByRole('row', { name: /BTC/ }).first().waitFor()
  await page.getByRole('combobox', { name: t('records.coin') }).selectOption(t('records.any'))
  await count.filter({ hasText: `${MANY_RECORDS.toLocaleString('en-US')} rows` }).waitFor()
  const seen = await page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks.length)
  const tasks = tasksOf(await browser.stopTracing())
  if (tasks.length === 0) throw new Error('the trace holds no task')
  return { long: tasks.filter((ms) => ms > LONG).length, longest: Math.max(...tasks), seen }
}
