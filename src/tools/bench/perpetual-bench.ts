import { multiply } from '#src/core/money/arithmetic.ts'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { PERPETUAL_SCRIPT } from './budgets.ts'
import { type Report, reportPace, scriptOf, SITUATIONS } from './trade-bench.ts'
import { openTradePage, type Product, type TradePage, waitUntilLive } from './trade-page.ts'
// oxlint-disable-next-line house/arrows -- a member's calls are those of the end-to-end tests
import { Caller } from '#tests/support/caller.ts'
// oxlint-disable-next-line house/arrows -- as above
import { logInAs, persona } from '#tests/support/members.ts'

/** Has money in the account for contracts, and some positions. */
const TRADER = 'trader'
/** Volume of each position: so many times the smallest order. */
const VOLUME = decimal('200')
const LONG = '0'
const MARKET = '0'

type Contract = { readonly id: number; readonly symbol: string; readonly minShare: string }
type Ticker = { readonly symbol: string; readonly close: string }

/**
 * Measures the screen of a contract whose member holds a position in each of the 13 contracts while all mark prices
 * move: its script, more than that of the spot screen, and its pace in each situation.
 */
export async function benchPerpetuals(report: Report, seconds: number): Promise<void> {
  const [spot, swap] = [await scriptIn('spot'), await scriptIn('swap')]
  const more = swap - spot
  report(
    `script until live ${swap.toFixed(1)} kB, ${more.toFixed(1)} more than spot`,
    more <= PERPETUAL_SCRIPT,
    `at most ${PERPETUAL_SCRIPT} more`,
  )
  const open = await openTradePage({ product: 'swap' })
  try {
    const count = await holdAll(open)
    // A member has one session, and the calls have begun another.
    await logInAs(open.page, persona(TRADER).account)
    await open.page.goto(open.url)
    await waitUntilLive(open.page)
    // The first row is the header; those out of sight may not be there.
    await open.page.getByRole('table', { name: 'Positions' }).getByRole('row').nth(1).waitFor()
    console.log(`${count} positions`)
    for (const situation of SITUATIONS) await reportPace(report, open, situation, seconds)
  } finally {
    await open.close()
  }
}

/** Script of a trading screen until it is live, for the same member. */
async function scriptIn(product: Product): Promise<number> {
  const open = await openTradePage({ product, persona: TRADER })
  try {
    if (product === 'swap') await followMarks(open)
    return await scriptOf(open)
  } finally {
    await open.close()
  }
}

async function followMarks({ page, market }: TradePage): Promise<void> {
  const answer = await page.request.post('/api/swap/symbol-thumb')
  market.follow((await answer.json()) as Ticker[])
}

/** Opens a position in every contract in which the member holds none; returns the number of all. */
async function holdAll(open: TradePage): Promise<number> {
  const { request } = open.page
  await followMarks(open)
  const caller = await Caller.of(request, persona(TRADER).account)
  const contracts = (await (await request.post('/api/swap/symbol')).json()) as Contract[]
  const held = (await caller.done('/swap/order/position-list')) as {
    readonly positions: readonly { readonly symbol: string }[]
  }
  for (const { id, symbol, minShare } of contracts) {
    if (held.positions.some((position) => position.symbol === symbol)) continue
    const volume = toText(multiply(decimal(minShare), VOLUME))
    const order = { contractCoinId: id, direction: LONG, type: MARKET, entrustPrice: '0' }
    await caller.done('/swap/order/open', { ...order, leverage: '10', volume })
  }
  return contracts.length
}
