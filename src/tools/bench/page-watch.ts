import type { CDPSession, Page } from 'playwright'

/** Returns the number of changes of the document while something happens. */
export const changesOf = (page: Page, during: () => Promise<void>): Promise<number> =>
  counted(page, countChanges, during)

/**
 * Returns the number of pictures that could be painted while something happens. Not to be used where work is measured:
 * it makes the browser paint sixty times a second, which costs more than the page does.
 */
export const framesOf = (page: Page, during: () => Promise<void>): Promise<number> =>
  counted(page, countFrames, during)

async function counted(page: Page, count: () => void, during: () => Promise<void>): Promise<number> {
  await page.evaluate(count)
  await during()
  return page.evaluate(stop)
}

type Counting = { count: number; stop: () => void }

/** These three run in the page. */
function countChanges(): void {
  const counting: Counting = { count: 0, stop: () => changes.disconnect() }
  const changes = new MutationObserver((records) => {
    counting.count += records.length
  })
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  Object.assign(globalThis, { counting })
}

function countFrames(): void {
  let frame = 0
  const counting: Counting = { count: 0, stop: () => cancelAnimationFrame(frame) }
  const next = (): void => {
    counting.count += 1
    frame = requestAnimationFrame(next)
  }
  next()
  Object.assign(globalThis, { counting })
}

function stop(): number {
  const { counting } = globalThis as unknown as { counting: Counting }
  counting.stop()
  return counting.count
}

/**
 * Tasks of the main thread over 50 ms, the milliseconds of the longest of all, and of all tasks of the page's workers
 * together.
 */
export type Tasks = { readonly long: number; readonly longest: number; readonly workers: number }

const LONG_MS = 50

type TraceEvent = {
  readonly name?: string
  readonly pid?: number
  readonly tid?: number
  readonly args?: { readonly name?: string }
  /** Microseconds that the thread was at work. */
  readonly tdur?: number
}

/**
 * Tasks while something happened, by the time that the thread was at work: on a busy machine it waits in the middle of
 * one for other programs.
 */
export async function tasksOf(cdp: CDPSession, during: () => Promise<void>): Promise<Tasks> {
  const events: TraceEvent[] = []
  const take = ({ value }: { readonly value: readonly TraceEvent[] }): void => void events.push(...value)
  cdp.on('Tracing.dataCollected', take)
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  })
  await during()
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', take)
  const tasksIn = (name: string): readonly number[] => {
    const threads = new Set(events.filter(({ args }) => args?.name === name).map(threadOf))
    return events
      .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && threads.has(threadOf(event)))
      .map(({ tdur = 0 }) => tdur / 1000)
  }
  const tasks = tasksIn('CrRendererMain')
  if (tasks.length === 0) throw new Error('the browser told of no task')
  return {
    long: tasks.filter((ms) => ms > LONG_MS).length,
    longest: Math.max(...tasks),
    workers: tasksIn('DedicatedWorker thread').reduce((sum, ms) => sum + ms, 0),
  }
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
