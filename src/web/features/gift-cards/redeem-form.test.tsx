// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ALL_SET, securityBody } from '#src/web/features/account/tests/members.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { november } from '#tests/support/local-time.ts'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { MyCardsScreen } from './my-cards-screen.tsx'
import { RedeemForm } from './redeem-form.tsx'

beforeEach(() => logIn({ token: 't-1', member: ada }))
afterEach(() => {
  cleanup()
  logOut()
})

const REDEEM = '/uc/promotion/promotioncard/exchangecard'

test('FEAT-23.c before a card is redeemed the member reads its code and that it counts once', async () => {
  const calls = serve({ '/approve/security/setting': securityBody(ALL_SET), [REDEEM]: ok(null) })
  const redemptions = () => calls.filter(({ url }) => url.endsWith(REDEEM))
  const onRedeemed = vi.fn<() => void>()
  showScreen(<RedeemForm code="ADA22K7Q" onRedeemed={onRedeemed} />, '/myCards')
  fireEvent.click(await screen.findByRole('button', { name: 'Redeem' }))
  expect(shownTexts(await screen.findByRole('alertdialog'))).toEqual([
    'Redeem ADA22K7Q?',
    'You can redeem one card only, and this cannot be undone. The coins are frozen for 180 days.',
    'Cancel',
    'Redeem the card',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(redemptions()).toEqual([])
  expect(screen.getByLabelText<HTMLInputElement>(/^Card code/).value).toBe('ADA22K7Q')

  fireEvent.click(screen.getByRole('button', { name: 'Redeem' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Redeem the card' }))
  await vi.waitFor(() => expect(onRedeemed).toHaveBeenCalledOnce())
  expect(redemptions().map(sent)).toEqual([{ cardNo: 'ADA22K7Q' }])
})

test('FEAT-23.bd a redeemed card is listed, its code leaves the form, and a second one is refused at the field', async () => {
  const listed: object[] = []
  const answers: object[] = [
    ok(null),
    { code: 500, message: 'One card only.', data: null, errors: [{ field: 'cardNo', key: 'none' }] },
  ]
  const calls = serve({
    '/approve/security/setting': securityBody(ALL_SET),
    '/promotioncard/mycard': ok([]),
    '/promotioncard/redeemed': () => ok(listed),
    [REDEEM]: () => {
      if (answers.length === 2)
        listed.push({
          id: 31_002,
          cardName: 'Free card',
          coinId: 'BTC',
          amount: '0.000125',
          redeemTime: november(12, 7, 5).gmt8,
          releaseTime: november(29, 7, 5).gmt8,
          isReleased: 1,
        })
      return answers.shift() ?? ok(null)
    },
  })
  showScreen(<MyCardsScreen />, '/myCards')
  await screen.findByText('You have not redeemed a card yet.')
  const box = () => screen.getByLabelText<HTMLInputElement>(/^Card code/)
  const redeem = async (code: string): Promise<void> => {
    fireEvent.change(box(), { target: { value: code } })
    fireEvent.click(screen.getByRole('button', { name: 'Redeem' }))
    await screen.findByText(`Redeem ${code}?`)
    fireEvent.click(screen.getByRole('button', { name: 'Redeem the card' }))
  }
  await screen.findByLabelText(/^Card code/)
  await redeem('ADA22K7Q')
  expect(await screen.findByText('Free card, redeemed Nov 12, 2026')).toBeTruthy()
  await vi.waitFor(() => expect(box().value).toBe(''))
  await redeem('SPRING9X')
  expect(await screen.findAllByText('One card only.')).not.toHaveLength(0)
  expect([box().value, box().getAttribute('aria-invalid')]).toEqual(['SPRING9X', 'true'])
  expect(calls.filter(({ url }) => url.endsWith(REDEEM)).map(sent)).toEqual([
    { cardNo: 'ADA22K7Q' },
    { cardNo: 'SPRING9X' },
  ])
})
