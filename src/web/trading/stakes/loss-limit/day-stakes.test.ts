import { afterEach, expect, test, vi } from 'vitest'
import { type DateText, day, instantsOf } from '#src/core/time/day.ts'
import { type Instant, instant } from '#src/core/time/instant.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { noticeMissingService } from '#src/web/client/missing-services.ts'
import { operation } from '#src/web/client/tests/samples.ts'
import { MOST_ROWS, type PagedRead } from '#src/web/list/query/paged-read.ts'
import { logOut } from '#src/web/session/session.ts'
import type { StakeMoney } from '../stake.ts'
import { dayStakes } from './day-stakes.ts'

const TODAY = day('2026-11-20')
const { from, until } = instantsOf({ from: TODAY, to: TODAY })
const HOUR_MS = 3_600_000
const LIST = operation({ optionalService: 'option' })

type Row = { readonly placed: Instant }
type Pages = PagedRead<object, Row>['page']

const moneyOf = ({ placed }: Row): StakeMoney => ({
  coin: 'USDT',
  placed,
  state: 'tied',
  amount: decimal('0'),
})

/** The moments of the stakes of a day that the query of these pages finds. */
const found = async (page: Pages, of: DateText = TODAY): Promise<readonly number[]> => {
  const query = dayStakes(LIST, { key: ['list'], page }, moneyOf)(of)
  const stakes = await query.queryFn({ signal: new AbortController().signal })
  return stakes.map(({ placed }) => placed)
}

const page = (...moments: readonly number[]) => ({
  rows: moments.map((placed) => ({ placed: instant(placed) })),
  total: 1000,
})
const full = (first: number) => page(...Array.from({ length: MOST_ROWS }, (_none, at) => first - at))

afterEach(logOut)

test('the stakes of a day are those from its first moment to its last, of this day’s calendar', async () => {
  const pages = vi.fn<Pages>().mockResolvedValue(page(until, until - 1, from, from - 1))
  expect(await found(pages)).toEqual([until - 1, from])
  expect(pages.mock.calls.map((call) => call.slice(0, 3))).toEqual([[{}, 0, MOST_ROWS]])
})

test('pages are read until one holds a stake of the day before, or is the last', async () => {
  const noon = from + 12 * HOUR_MS
  const older = vi
    .fn<Pages>()
    .mockResolvedValueOnce(full(noon))
    .mockResolvedValueOnce(full(from + 9))
  expect(await found(older)).toHaveLength(MOST_ROWS + 10)
  expect(older.mock.calls.map(([, at]) => at)).toEqual([0, 1])
  const last = vi
    .fn<Pages>()
    .mockResolvedValueOnce(full(noon))
    .mockResolvedValueOnce(page(from + 1))
  expect(await found(last)).toHaveLength(MOST_ROWS + 1)
  const endless = vi.fn<Pages>().mockResolvedValue(full(noon))
  expect(await found(endless)).toHaveLength(10 * MOST_ROWS)
})

test('at an exchange without the product nobody has stakes of it; any other failure leaves them unknown', async () => {
  const fails: Pages = () => Promise.reject(new Error('down'))
  await expect(found(fails)).rejects.toThrow('down')
  noticeMissingService(LIST, 404)
  expect(await found(fails)).toEqual([])
})

test('each day has a query of its own, which what changes the list makes stale', () => {
  const query = dayStakes(LIST, { key: ['list'], page: () => Promise.reject(new Error('down')) }, moneyOf)
  expect(query(TODAY).queryKey).toEqual(['list', 'day', '2026-11-20'])
})
