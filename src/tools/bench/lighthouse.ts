/** Measures the built start page by Lighthouse, on the phone that it simulates. */
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { ensureBrowser } from '../test/install-browser.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Category = (typeof CATEGORIES)[number]

/** One run: scores from 0 to 100, the layout shift, and how fast the machine was. */
export type LighthouseRun = Readonly<Record<Category, number>> & {
  readonly shift: number
  readonly benchmarkIndex: number
  /** Audits that keep a category other than performance from 100. */
  readonly faults: readonly string[]
}

/** Asks so many times, each in a browser of its own, and gives the run of the middle performance. */
export async function medianRun(url: string, runs: number): Promise<LighthouseRun> {
  const chromePath = await ensureBrowser()
  const verdicts: LighthouseRun[] = []
  for (let run = 0; run < runs; run += 1) verdicts.push(await verdictOf(url, chromePath))
  const middle = verdicts.toSorted((a, b) => a.performance - b.performance)[Math.floor(runs / 2)]
  if (middle === undefined) throw new Error('Lighthouse was not asked')
  return middle
}

async function verdictOf(url: string, chromePath: string): Promise<LighthouseRun> {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
  const chrome = await launch({ chromePath, chromeFlags: flags })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
    })
    if (result === undefined) throw new Error('Lighthouse gave no result')
    const { audits, categories, environment, runtimeError } = result.lhr
    if (runtimeError !== undefined) throw new Error(`Lighthouse: ${runtimeError.message}`)
    const score = (name: Category): number => Math.round((categories[name]?.score ?? 0) * 100)
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
      benchmarkIndex: environment.benchmarkIndex,
      faults: CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
        (categories[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${name}: ${id}: ${audits[id]?.title ?? ''}`),
      ),
    }
  } finally {
    chrome.kill()
  }
}

/** Scores that a page must reach; pages differ. */
type LeastScores = Readonly<Record<Category | 'shift', number>>

/** Returns a line for each score that is not reached. */
export function missedScores(verdict: LighthouseRun, least: LeastScores): readonly string[] {
  const low = CATEGORIES.filter((name) => verdict[name] < least[name]).map(
    (name) => `${name} ${verdict[name]}, at least ${least[name]}`,
  )
  const moved = verdict.shift > least.shift
  return [
    ...low,
    ...(moved ? [`layout shift ${verdict.shift}, at most ${least.shift}`] : []),
    ...verdict.faults.filter((fault) =>
      CATEGORIES.some((name) => fault.startsWith(name) && verdict[name] < least[name]),
    ),
  ]
}
