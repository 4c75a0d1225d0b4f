// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ALL_SET, securityBody } from '#src/web/features/account/tests/members.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
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
