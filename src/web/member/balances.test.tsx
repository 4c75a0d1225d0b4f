// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Decimal } from '#src/core/money/decimal.ts'
import { toText } from '#src/core/money/decimal.ts'
import { ApiError } from '#src/web/client/api-error.ts'
import { returnToEntry } from '#src/web/session/return-to.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { address, ok, serve, showScreen } from '#tests/support/screen.tsx'
import { walletRow } from '#tests/support/wallet-row.ts'
import { useLogInFirst } from './log-in-first.ts'
import { useSpotBalances, useTotalBalance } from './spot-balances.ts'

beforeEach(() => logIn({ token: 'token', member: ada }))
afterEach(() => {
  cleanup()
  logOut()
})

const write = (value: Decimal | null): string => (value === null ? 'unknown' : toText(value))

function Balances() {
  const balanceOf = useSpotBalances()
  const totals = [useTotalBalance('USDT'), useTotalBalance('BTC')]
  return <output>{[balanceOf('USDT'), balanceOf('BTC'), ...totals].map(write).join(' ')}</output>
}

test('a balance is what is available, the total what is frozen as well; a coin without a wallet has none', async () => {
  const calls = serve({
    '/uc/asset/wallet': ok([{ ...walletRow('120.5'), frozenBalance: '30.25', releaseBalance: '7' }]),
  })
  showScreen(<Balances />, '/')
  expect(screen.getByRole('status').textContent).toBe('unknown unknown unknown unknown')
  expect(await screen.findByText('120.5 0 150.75 unknown')).toBeTruthy()
  act(() => void logOut())
  expect(screen.getByRole('status').textContent).toBe('unknown unknown unknown unknown')
  expect(calls).toHaveLength(1)
})

const caught: unknown[] = []

function Asks() {
  const logInFirst = useLogInFirst('createOrder')
  const press = (): void => {
    try {
      logInFirst('/earn?amount=5')
    } catch (error) {
      caught.push(error)
    }
  }
  return (
    <button type="button" onClick={press}>
      Send
    </button>
  )
}

test('MSG-08.b a visitor who sends a form is led to the log-in, and back to what was typed', () => {
  serve({})
  showScreen(<Asks />, '/earn')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(address()).toBe('/Login')
  expect(returnToEntry.read()).toBe('/earn?amount=5')
  const [error] = caught
  expect(error instanceof ApiError && [error.kind, error.operation]).toEqual(['cancelled', 'createOrder'])
})
