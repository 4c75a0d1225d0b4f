// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import type { Hub } from '#src/web/streams/hub.ts'
import { setTradingPreferences } from '#src/web/trading/preferences.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { serve, showScreen } from '#tests/support/screen.tsx'
import { MemberEvents } from './member-events.tsx'

let listener: Parameters<Hub['listen']>[1] | null = null
vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({
    listen: (_topic: object, own: Parameters<Hub['listen']>[1]) => {
      listener = own
      return () => {}
    },
  }),
}))
const played = vi.fn<() => void>()
vi.mock('#src/web/trading/orders/sound.ts', () => ({ playFill: () => played() }))

const settled = {
  id: 'settled.1',
  time: 1_795_224_600_000,
  account: 'spot',
  symbol: 'BTC/USDT',
  coin: 'USDT',
  reference: '7',
}

function push(event: object): void {
  listener?.take({ messages: [{ key: null, body: JSON.stringify(event) }], gap: false })
}
const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms))
const plain = (text: string): string => text.replaceAll('\u{a0}', ' ')

beforeEach(() => {
  vi.useFakeTimers()
  serve({})
  logIn({ token: 'token', member: ada })
  played.mockClear()
})
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
  setTradingPreferences({ sound: false })
  logOut()
  vi.useRealTimers()
})

test.each([
  ['STATE-14.a', 'OPTION_SETTLED', 'WIN', '87.20', 'Bet won: BTC/USDT', '+87.20 USDT'],
  ['STATE-14.b', 'OPTION_SETTLED', 'LOSE', '-101.00', 'Bet lost: BTC/USDT', '−101.00 USDT'],
  ['STATE-14.c', 'OPTION_SETTLED', 'TIED', '0', 'Bet tied: BTC/USDT', 'The stake came back'],
  ['FEAT-16.e', 'OPTION_SETTLED', 'CANCELED', '0', 'Round canceled: BTC/USDT', 'The stake came back'],
  ['STATE-14.d', 'SECOND_SETTLED', 'WIN', '75', 'Second contract won: BTC/USDT', '+75.00 USDT'],
  ['STATE-14.e', 'SECOND_SETTLED', 'LOSE', '-100', 'Second contract lost: BTC/USDT', '−100.00 USDT'],
  ['STATE-14.f', 'SECOND_SETTLED', 'TIED', '0', 'Second contract tied: BTC/USDT', 'The stake came back'],
])(
  '%s a result is told once, a loss no louder than a win',
  async (_code, kind, outcome, amount, ...words) => {
    showScreen(<MemberEvents memberId="600012" />, '/')
    await pass(0)
    push({ ...settled, kind, outcome, amount })
    await pass(250)
    push({ ...settled, kind, outcome, amount })
    await pass(250)
    const toasts = toastStore.get().map((toast) => [toast.kind, plain(toast.title), plain(toast.text ?? '')])
    expect(toasts).toEqual([['info', ...words]])
  },
)

test.each([true, false])('a result is heard where the sound is on: %s', async (sound) => {
  setTradingPreferences({ sound })
  showScreen(<MemberEvents memberId="600012" />, '/')
  await pass(0)
  push({ ...settled, kind: 'OPTION_SETTLED', outcome: 'WIN', amount: '87.20' })
  await pass(250)
  expect(played).toHaveBeenCalledTimes(sound ? 1 : 0)
})
