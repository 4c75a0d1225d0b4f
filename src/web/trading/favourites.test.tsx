// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { useFavourites } from './favourites.ts'
import { spotMarkets } from './products/spot/spot-markets.ts'
import { swapMarkets } from './products/swap/swap-markets.ts'
import { MarketsContext } from './products/use-product.tsx'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

beforeEach(() => logIn({ token: 'token', member: null }))
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
  logOut()
})

function Star() {
  const { has, isKnown, toggle } = useFavourites()
  return (
    <button type="button" disabled={!isKnown} onClick={() => toggle?.('BTC/USDT')}>
      {has('BTC/USDT') ? 'full' : 'empty'}
    </button>
  )
}

const told = () => toastStore.get().map(({ kind, title, text }) => [kind, title, text])

test.each([
  ['spot', spotMarkets, '/exchange/favor'],
  ['swap', swapMarkets, '/swap/favor'],
] as const)(
  'MSG-25.def a favourite of %s is added and removed with a message, and a refusal with its reason',
  async (_id, markets, path) => {
    const marked = new Set<string>()
    const refusal = { code: 500, message: 'Too many.', data: null }
    const answers = [refusal, ok(null)]
    serve({
      [`${path}/find`]: () =>
        ok(
          [...marked].map((symbol) => ({ id: 7, symbol, memberId: 600_012, addTime: '2026-11-20 12:00:00' })),
        ),
      [`${path}/add`]: () => {
        const answer = answers.shift() ?? ok(null)
        if (answer !== refusal) marked.add('BTC/USDT')
        return answer
      },
      [`${path}/delete`]: () => {
        marked.clear()
        return ok(null)
      },
    })
    showScreen(
      <MarketsContext value={markets}>
        <Star />
      </MarketsContext>,
      '/',
    )
    const press = async (): Promise<void> => {
      const star = screen.getByRole('button', { name: /^(full|empty)$/ })
      await waitFor(() => expect(star.hasAttribute('disabled')).toBe(false))
      fireEvent.click(star)
    }
    await press()
    await waitFor(() =>
      expect(told()).toEqual([['error', 'The favorite BTC/USDT could not be changed', 'Too many.']]),
    )
    expect(screen.getByText('empty')).toBeTruthy()
    await press()
    await screen.findByText('full')
    expect(told()[1]).toEqual(['success', 'BTC/USDT is now a favorite', null])
    await press()
    await screen.findByText('empty')
    expect(told()[2]).toEqual(['success', 'BTC/USDT is no longer a favorite', null])
  },
)
