// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setTradingPreferences } from '#src/web/trading/preferences.ts'
import { serve, showScreen } from '#tests/support/screen.tsx'
import { MemberEvents } from './member-events.tsx'
import { asMember, fakeHub, pass, push, shown } from './tests/as-member.ts'

vi.mock('#src/web/streams/app-hub.ts', () => ({ hubOf: () => fakeHub }))
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

asMember()
beforeEach(() => {
  serve({})
  played.mockClear()
})
afterEach(() => setTradingPreferences({ sound: false }))

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
    expect(shown()).toEqual([['info', ...words]])
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
