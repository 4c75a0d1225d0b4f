// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useListTransactions, useListWallets } from '#generated/client/assets/assets.ts'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { copiedBy } from '#tests/support/copied.ts'
import { november } from '#tests/support/local-time.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { savedFile, shownTable } from '#tests/support/shown-tables.ts'
import { DepositRecords } from './deposit-records.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const [first, second] = [november(12, 7, 5), november(11, 18, 30)] as const

const arrived = {
  id: 80_002,
  hash: '9be07d31c5a844',
  addTime: first.ms,
  coinName: 'ETH',
  money: '3.25000000',
  confirms: 3,
  nConfirms: 3,
  status: 1,
  send: null,
  address: '0x52908400098527886E0F70',
  protocol: 20,
  protocolName: 'Ethereum',
  block: 22_000_000,
  agreen: 1,
}
const onItsWay = {
  ...arrived,
  id: 80_001,
  hash: '44d0aa9812fe03aa77',
  addTime: second.ms,
  coinName: 'USDT',
  money: '1500.5',
  confirms: 1,
  status: 0,
  address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  protocolName: 'Tron',
}
const list = (...content: readonly object[]) =>
  ok({ content, totalElements: content.length, totalPages: 1, size: 10, number: 0 })

test('FEAT-08.d ENT-10.b deposits: arrival time, amount, coin, target, transaction and state', async () => {
  serve({ '/uc/recharge/list': list(arrived, onItsWay) })
  showScreen(<DepositRecords />, '/recharge')
  expect(await shownTable('Deposit records')).toEqual([
    ['Time', 'Amount', 'Coin', 'Network and address', 'Transaction', 'Status'],
    ['Nov 12, 2026, 07:05', '+3.25 ETH', 'ETH', 'Ethereum 0x529084…6E0F70', '9be07d31c5a844', 'Arrived'],
    [
      'Nov 11, 2026, 18:30',
      '+1,500.50 USDT',
      'USDT',
      'Tron TQn9Y2kh…KcbLSE',
      '44d0aa98…03aa77',
      '1/3 confirmations Not arrived',
    ],
  ])
  expect(await savedFile()).toEqual({
    name: 'openbourse-deposits.csv',
    lines: [
      ['Time (UTC)', 'Coin', 'Amount', 'Network', 'Address', 'Transaction', 'Status'],
      [first.utc, 'ETH', '3.25000000', 'Ethereum', arrived.address, arrived.hash, 'Arrived'],
      [second.utc, 'USDT', '1500.5', 'Tron', onItsWay.address, onItsWay.hash, 'Not arrived'],
    ],
  })
})

test('FEAT-08.d shortened addresses and transactions of deposits are copied whole', async () => {
  serve({ '/uc/recharge/list': list(arrived, onItsWay) })
  showScreen(<DepositRecords />, '/recharge')
  expect(await copiedBy(/^Copy/)).toEqual([
    ['Copy address', arrived.address],
    ['Copy transaction', arrived.hash],
    ['Copy address', onItsWay.address],
    ['Copy transaction', onItsWay.hash],
  ])
})

/** Reads what an arrival changes, as other parts of a screen do. */
function Readers() {
  useListWallets()
  useListTransactions({ pageNo: 1, pageSize: 10 })
  return null
}

test('STATE-02.c a deposit that arrives meanwhile is told, and wallets and records are read anew', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answers = [list(onItsWay)]
  const calls = serve({
    '/uc/recharge/list': () => answers.shift() ?? list({ ...onItsWay, confirms: 3, status: 1 }),
    '/uc/asset/wallet': ok([]),
    '/uc/asset/transaction/all': list(),
  })
  const reads = () =>
    ['/uc/asset/wallet', '/uc/asset/transaction/all'].map(
      (path) => calls.filter(({ url }) => url.endsWith(path)).length,
    )
  showScreen(
    <>
      <Readers />
      <DepositRecords />
    </>,
    '/recharge',
  )
  await screen.findByText('Not arrived')
  expect(reads()).toEqual([1, 1])
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  await screen.findByText('Arrived')
  expect(toastStore.get().map(({ title }) => title.replaceAll('\u{a0}', ' '))).toEqual([
    '1,500.50 USDT has arrived in your wallet',
  ])
  await waitFor(() => expect(reads()).toEqual([2, 2]))
})

test('STATE-02.f with nothing on its way deposits are looked at again after fifteen seconds, not before', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const calls = serve({ '/uc/recharge/list': list(arrived) })
  showScreen(<DepositRecords />, '/recharge')
  await screen.findByText('Arrived')
  await act(() => vi.advanceTimersByTimeAsync(8_000))
  expect(calls).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(8_000))
  expect(calls).toHaveLength(2)
})
