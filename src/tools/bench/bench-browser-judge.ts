import { chromium } from 'playwright'
import { build } from 'vite'
import { calls, exampleOf, readContract } from '../generate/contract.ts'
import { ensureBrowser } from '../test/install-browser.ts'

const ENTRY = 'src/contract-checks/browser/browser-judge.ts'
/** Rounds in which each operation's example is judged; the first (WARM) compile the shapes and do not count. */
const ROUNDS = 20
const WARM = 3

type Answer = { readonly method: string; readonly url: string; readonly text: string }

/** Milliseconds that the judge in the page takes for an answer, 95 times of 100, over the examples of all operations. */
export async function judgeInBrowser(): Promise<number> {
  const contract = readContract('generated/contract.json')
  const answers: Answer[] = calls(contract).map(({ path, method, operation }) => ({
    method,
    url: `http://localhost/api${path}`,
    text: JSON.stringify(exampleOf(operation)),
  }))
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: await bundled() })
    const times = await page.evaluate(measured, { contract, answers, rounds: ROUNDS, warm: WARM })
    return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Infinity
  } finally {
    await browser.close()
  }
}

/** The judge as a script of its own, `Judge` by name, as it stands in the page during development. */
async function bundled(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: ENTRY, formats: ['iife'], name: 'Judge' } },
  })
  const [first] = Array.isArray(made) ? made : [made]
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined
  if (chunk === undefined) throw new Error(`${ENTRY} made no script`)
  return chunk.code
}

/** Runs in the page. */
function measured(given: {
  readonly contract: unknown
  readonly answers: readonly Answer[]
  readonly rounds: number
  readonly warm: number
}): number[] {
  const { Judge } = globalThis as unknown as {
    Judge: {
      createBrowserJudge: (contract: unknown) => { take: (exchange: object) => boolean; count: () => number }
    }
  }
  const judge = Judge.createBrowserJudge(given.contract)
  const times: number[] = []
  for (let round = 0; round < given.rounds; round += 1)
    for (const { method, url, text } of given.answers) {
      const answer = { status: 200, contentType: 'application/json', text }
      const exchange = { method, url: new URL(url), headers: new Map(), type: '', body: '', answer }
      const start = performance.now()
      judge.take(exchange)
      if (round >= given.warm) times.push(performance.now() - start)
    }
  const all = given.rounds * given.answers.length
  if (judge.count() !== all) throw new Error(`${judge.count()} of ${all} answers were judged`)
  return times
}
