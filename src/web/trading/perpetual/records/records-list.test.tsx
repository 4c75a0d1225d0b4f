// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ok, sent, serve } from '#tests/support/screen.tsx'
import { testMarket } from '../../tests/market.ts'
import { PerpetualLists } from '../lists/perpetual-lists.tsx'
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
