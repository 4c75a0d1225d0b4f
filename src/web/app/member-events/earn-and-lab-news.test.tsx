// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { address, serve, showScreen } from '#tests/support/screen.tsx'
import { MemberEvents } from './member-events.tsx'
import { asMember, fakeHub, pass, push, shown } from './tests/as-member.ts'

vi.mock('#src/web/streams/app-hub.ts', () => ({ hubOf: () => fakeHub }))

asMember()

/** Tells an event to a member on the start page. */
async function tell(event: object): Promise<void> {
  serve({})
  showScreen(<MemberEvents memberId="600012" />, '/')
  await pass(0)
  push(event)
  await pass(250)
}

const news = {
  id: 'news.1',
  time: 1_795_224_600_000,
  account: 'spot',
  symbol: null,
  coin: 'USDT',
  amount: '120.50',
  reference: '7',
  outcome: null,
}

const matured = {
  ...news,
  id: 'earn.1',
  kind: 'SAVINGS_MATURED',
  amount: '1006.57534246',
  reference: '31',
}
const onBitcoin = { ...matured, symbol: 'BTC/USDT', reference: '12' }
const failedRun = { ...onBitcoin, kind: 'PLAN_FAILED', amount: null, coin: null }

test.each([
  ['FEAT-20.b', matured, ['success', 'Matured with interest: 1,006.57534246 USDT'], '/earnOrder?show=done'],
  [
    'FEAT-20.d',
    { ...onBitcoin, kind: 'PLAN_BOUGHT', amount: '0.0025', coin: 'BTC' },
    ['success', 'Recurring plan bought 0.0025 BTC'],
    '/orderThrow?show=purchases&plan=12',
  ],
  ['FEAT-20.i', failedRun, ['error', 'Recurring purchase failed: BTC/USDT'], '/orderThrow'],
  [
    'FEAT-20.i',
    { ...failedRun, kind: 'PLAN_PAUSED' },
    ['error', 'Recurring plan paused: BTC/USDT'],
    '/orderThrow',
  ],
] as const)(
  '%s news of earn are told on any screen, and lead to their list',
  async (_code, event, toast, path) => {
    await tell(event)
    expect(shown().map(([kind, title]) => [kind, title])).toEqual([toast])
    act(() => toastStore.get()[0]?.action?.onPress())
    expect(address()).toBe(path)
  },
)

const distributed = { ...news, kind: 'LAB_DISTRIBUTED', coin: 'OBX', amount: '2500', reference: '41' }

test.each([
  ['STATE-10.e', distributed, ['success', 'Lab activity distributed', '2,500 OBX'], '/innovation/myorders'],
  [
    'STATE-10.e',
    { ...distributed, coin: null, amount: null },
    ['success', 'Lab activity distributed', 'Machines or lock-ups have begun.'],
    '/innovation/myorders',
  ],
  [
    'STATE-10.g',
    { ...distributed, kind: 'LAB_CANCELED', coin: 'USDT', amount: '500' },
    ['info', 'Lab activity canceled, what was frozen is back', '500 USDT'],
    '/innovation/myorders',
  ],
  [
    'FEAT-21.e',
    { ...distributed, kind: 'MINING_PAID', amount: '0.09', reference: '7' },
    ['success', 'Your machines have mined', '0.09 OBX'],
    '/innovation/myminings?machine=7',
  ],
  [
    'FEAT-21.f',
    { ...distributed, kind: 'LOCK_RELEASED', amount: '97.2', reference: '5' },
    ['success', 'Released from your lock-up', '97.20 OBX'],
    '/innovation/mylocked?lock=5',
  ],
] as const)(
  '%s news of the lab are told on any screen, and lead to their record',
  async (_code, event, toast, path) => {
    await tell(event)
    expect(shown()).toEqual([toast])
    act(() => toastStore.get()[0]?.action?.onPress())
    expect(address()).toBe(path)
  },
)
