// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { goTo } from '#tests/support/go-to.ts'
import { sent, serve, showScreen } from '#tests/support/screen.tsx'
import { common, PREVIEW, preview } from '../tests/c2c-answers.ts'
import { TradeInfoScreen } from '../trade-info-screen.tsx'

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(name) })
const type = async (name: string, value: string): Promise<void> => {
  fireEvent.change(await field(name), { target: { value } })
}

beforeEach(() => logIn({ token: 'token', member: ada }))
afterEach(() => {
  cleanup()
  logOut()
})

test('FEAT-18.c the amount that was typed for an ad waits there, and the form of another ad begins empty', async () => {
  serve({
    ...common,
    [PREVIEW]: (call) => preview(sent(call)['id'] === '502' ? { username: 'suedwind' } : {}),
  })
  showScreen(<TradeInfoScreen />, '/tradeInfo?id=501')
  const typed = async () => [(await field('You pay')).value, (await field('You get')).value]
  await type('You pay', '500')
  await waitFor(async () => expect(await typed()).toEqual(['500', '400']))
  await goTo('/tradeInfo?id=502')
  await screen.findByRole('heading', { name: 'Buy USDT from suedwind' })
  expect(await typed()).toEqual(['', ''])
  await type('You pay', '125')
  await waitFor(async () => expect(await typed()).toEqual(['125', '100']))
  await goTo('/tradeInfo?id=501')
  await screen.findByRole('heading', { name: 'Buy USDT from nordlicht' })
  expect(await typed()).toEqual(['500', '400'])
})
