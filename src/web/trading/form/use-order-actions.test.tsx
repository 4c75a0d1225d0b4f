// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { testMarket } from '../tests/market.ts'
import { performAction } from '#src/web/ui/actions/registry.ts'
import { showScreen } from '#tests/support/screen.tsx'
import { useOrderActions } from './use-order-actions.ts'

const market = testMarket()

function Floor() {
  const [large, setLarge] = useState(true)
  const [asks, setAsks] = useState(false)
  const nothing = (): void => {}
  useOrderActions({
    market,
    controls: { goToForm: nothing, showPanels: () => setLarge(false) },
    onCancelAll: () => setAsks(true),
  })
  return <output>{`${large ? 'large' : 'all panels'}, ${asks ? 'asks' : 'does not ask'}`}</output>
}

afterEach(() => {
  cleanup()
  logOut()
})

test('cancelling all orders shows the panel with the confirmation', () => {
  logIn({ token: 'token', member: null })
  showScreen(<Floor />, '/exchange/btc_usdt')
  act(() => performAction('trading.cancelAll'))
  expect(document.querySelector('output')?.textContent).toBe('all panels, asks')
})
