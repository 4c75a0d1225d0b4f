// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { november } from '#tests/support/local-time.ts'
import { ok, sent, serve } from '#tests/support/screen.tsx'
import { savedFile, shownTable } from '#tests/support/shown-tables.ts'
import { testMarket } from '../../tests/market.ts'
import { PerpetualLists } from '../lists/perpetual-lists.tsx'
import { KINDS, showListsOf } from '../tests/show-lists.tsx'
import { perpetualAnswers, showPerpetual } from '../tests/show-perpetual.tsx'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

const market = { ...testMarket(), product: 'swap' } as const

beforeEach(() => {
  localStorage.clear()
  logIn({ token: 'token', member: null })
})
afterEach(() => {
  cleanup()
  logOut()
})

const record = (type: number) => ({
  id: type,
  memberId: 600_012,
  amount: '-1.50000000',
  createTime: '2026-11-20 10:00:00',
  type,
  symbol: 'USDT',
  address: '',
  fee: '0',
  flag: 0,
  realFee: '0',
  discountFee: '0',
})

test.each([
  ['Funding', [31, 32], ['Funding fee paid', 'Funding fee received']],
  ['Profits and fees', [19, 20, 21], ['Perpetual fee', 'Perpetual profit', 'Perpetual loss']],
] as const)('STATE-16.c the records of %s have the words of their types', async (tab, types, words) => {
  const page = (type: number) =>
    ok({ content: [record(type)], totalElements: 1, totalPages: 1, size: 50, number: 0 })
  serve({
    ...perpetualAnswers({}),
    '/uc/asset/transaction/all': (call: Parameters<typeof sent>[0]) => page(Number(sent(call)['type'])),
  })
  showPerpetual(<PerpetualLists market={market} confirmCancelAll={false} onAskAll={() => {}} />)
  act(() => screen.getByRole('tab', { name: tab }).click())
  const table = await screen.findByRole('table', { name: tab })
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(types.length + 1))
  for (const word of words) expect(within(table).getByText(word)).toBeTruthy()
})

const [late, middle, early] = [
  november(12, 7, 5, 9),
  november(12, 6, 0, 1),
  november(11, 18, 30, 41),
] as const

/** Of each type one record, the types not in the order of their times. */
const RECORDS: Readonly<Record<string, object>> = {
  19: { ...record(19), amount: '-0.25', createTime: middle.gmt8 },
  20: { ...record(20), amount: '7.5', createTime: early.gmt8 },
  21: { ...record(21), amount: '-3', createTime: late.gmt8 },
  31: { ...record(31), amount: '-1.125', createTime: early.gmt8 },
  32: { ...record(32), amount: '2', createTime: late.gmt8 },
}

test.each([
  ['FEAT-14.h', 'swap', 'Funding', ['31', '32']],
  ['FEAT-15.h', 'coinswap', 'Funding', ['31', '32']],
  ['FEAT-14.h', 'swap', 'Profits and fees', ['20', '21', '19']],
  ['FEAT-15.h', 'coinswap', 'Profits and fees', ['20', '21', '19']],
] as const)(
  '%s records of %s are those of its coin, newest first, on the screen and in the file: %s',
  async (_code, kind, tab, types) => {
    const { coin } = KINDS[kind]
    const { calls } = showListsOf(
      kind,
      {},
      {
        '/uc/asset/transaction/all': (call) => {
          const found = { ...RECORDS[sent(call)['type'] ?? ''], symbol: coin }
          return ok({ content: [found], totalElements: 1, totalPages: 1, size: 50, number: 0 })
        },
      },
    )
    act(() => screen.getByRole('tab', { name: tab }).click())
    await screen.findByText('Nov 12, 2026, 07:05:09')
    const isFunding = tab === 'Funding'
    expect((await shownTable(tab)).map((cells) => cells.join(' | '))).toEqual([
      'Time | Record | Amount',
      ...(isFunding
        ? [
            `Nov 12, 2026, 07:05:09 | Funding fee received | +2 ${coin}`,
            `Nov 11, 2026, 18:30:41 | Funding fee paid | −1.125 ${coin}`,
          ]
        : [
            `Nov 12, 2026, 07:05:09 | Perpetual loss | −3 ${coin}`,
            `Nov 12, 2026, 06:00:01 | Perpetual fee | −0.25 ${coin}`,
            `Nov 11, 2026, 18:30:41 | Perpetual profit | +7.5 ${coin}`,
          ]),
    ])
    const { name, lines } = await savedFile()
    expect(name).toBe(`${tab}.csv`)
    expect(lines.map((cells) => cells.join(' | '))).toEqual([
      'Time (UTC) | Record | Amount',
      ...(isFunding
        ? [`${late.utc} | Funding fee received | 2`, `${early.utc} | Funding fee paid | -1.125`]
        : [
            `${late.utc} | Perpetual loss | -3`,
            `${middle.utc} | Perpetual fee | -0.25`,
            `${early.utc} | Perpetual profit | 7.5`,
          ]),
    ])
    const asked = calls.filter(({ url }) => url.endsWith('/transaction/all')).map((call) => sent(call))
    expect(asked).toEqual(types.map((type) => ({ pageNo: '1', pageSize: '50', symbol: coin, type })))
    // Records are those of the account: no contract has some of its own.
    expect(screen.queryByRole('switch', { name: 'This contract only' })).toBeNull()
  },
)
