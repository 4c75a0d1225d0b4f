import { afterAll, expect, test } from 'vitest'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import type { Config } from '#src/contract-checks/config.ts'
import { KIND_NAMES } from '#src/contract-checks/coverage/kinds.ts'
import type { RunReport } from '#src/contract-checks/judge/run-report.ts'
import { verify } from '#src/contract-checks/verify/verify.ts'
import { handlers } from '#src/sandbox/areas/exchange.ts'
import { deal } from '#src/sandbox/areas/otc/testing-otc.ts'
import { actOnAd, adFrom, SALE } from '#src/sandbox/hosts/memory/testing-ads.ts'
import { api, configFor, verifyRun } from './verify-run.ts'

// Twenty seeds are run by `npm run bench`; this is as much as a test's time allows.
const run = await verifyRun({ histories: true })
afterAll(() => run.close())

// A mock draws its answers: no parameter and no act changes them.
const served = api.operations.filter(({ id }) => Object.hasOwn(handlers, id))
const only = served.length === api.operations.length ? [] : served.map(({ id }) => id)

/** Orders that are paid and not, for a day, and the address of an account: what a team has on the server that it tests. */
async function values(): Promise<Config['values']> {
  const { merchant, trader } = await deal(run.sandbox)
  const terms = {
    coinId: '1',
    price: '7.20',
    number: '500',
    minLimit: '100',
    maxLimit: '700',
    timeLimit: '1440',
  }
  const ad = await adFrom(run.sandbox, merchant.token, { ...SALE, ...terms })
  await actOnAd(run.sandbox, merchant.token, 'on/shelves', ad)
  const orders = []
  for (const amount of ['20', '21', '22', '23', '24', '40']) {
    const order = String((await trader.buy(ad, amount)).data)
    if (amount !== '40') await trader.pay(order)
    orders.push(order)
  }
  return { orderId: orders.slice(0, 1), aims: ['trader@openbourse.test'] }
}

/** Calls that a search reaches by luck only: a price is that of its moment, and orders end while others are tried. */
const BY_LUCK = ['cancelCoinSwapOrder', 'placeOtcBuyOrder', 'placeOtcSellOrder', 'releaseOtcOrder']

/** Refused always: a regular product is fixed until its redemption date. */
const REFUSED = ['redeemSavings']

const idsOf = (effect: string): string[] =>
  served.filter((operation) => operation.effect === effect).map(({ id }) => id)

test('verify without --act reaches every read, skips every mutation, and finds nothing', async () => {
  const report = await run.check(only, { seed: 1, values: await values() })
  expect(report.findings).toEqual([])
  expect(report.skipped).toEqual(
    idsOf('act')
      .filter((id) => id !== 'logIn')
      .toSorted()
      .map((what) => ({ what, why: 'changes data; allow with --act' })),
  )
  expect(new Set(report.judged)).toEqual(new Set(['logIn', ...idsOf('read')]))
})

const badly = (server: URL, config: Config) =>
  verify(api, { server, config, only: new Set(), act: false, repeat: 1, rate: 5000, timeout: 5000 })

test("a log-in with a wrong token pointer is reported as that, without the answer's contents", async () => {
  const { login, ...config } = configFor(run.url)
  const wrong = { ...config, login: login && { ...login, token: '/data/tokn' } }
  await expect(badly(run.url, wrong)).rejects.toThrow(
    new BadInput(
      'the log-in by logIn failed (it succeeded, but there is no token at /data/tokn); see login in the configuration',
    ),
  )
})

test('a wrong path of a reachable server is bad input, not a finding for each operation', async () => {
  const wrong = new URL('/api/v2', run.url)
  const open = badly(wrong, { ...configFor(run.url), login: undefined })
  await expect(open).rejects.toThrow(BadInput)
  await expect(open).rejects.toThrow(
    /^none of \d\d operations is at http:\S+\/api\/v2; --url is the address below which/,
  )
})

test('verify with --act and an inbox reaches every operation but those of luck and those refused, and finds nothing', async () => {
  const report = await run.check(only, { act: true, seed: 5, values: await values() })
  expect(report.findings).toEqual([])
  const missed = [...BY_LUCK, ...REFUSED]
  expect(report.skipped.filter(({ what }) => !missed.includes(what))).toEqual([])
  expect(new Set([...report.judged, ...missed])).toEqual(new Set(served.map(({ id }) => id)))
  expect(tooLittle(report)).toEqual([])
}, 180_000)

/** Percent of the contract that a run with everything allowed sees at least. */
const SEEN = { operations: 98, parameters: 75, fields: 65, values: 40, codes: 90 } as const

const tooLittle = ({ coverage }: RunReport): string[] =>
  KIND_NAMES.filter((kind) => {
    const { seen, of } = coverage?.[kind] ?? { seen: 0, of: 1 }
    return seen * 100 < SEEN[kind] * of
  })
