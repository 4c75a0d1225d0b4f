// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ALL_SET, securityBody } from '#src/web/features/account/tests/members.ts'
import { logIn, logOut, takeReturnTo } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { SiteContext } from '#src/web/site/site.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { CollectionScreen } from './collection-screen.tsx'
import { InvitationScreen } from './invitation-screen.tsx'
import { PackScreen } from './pack-screen.tsx'
import { card } from './tests/cards.ts'
import { WelcomeScreen } from './welcome-screen.tsx'

afterEach(() => {
  cleanup()
  logOut()
  for (const { id } of toastStore.get()) dismissToast(id)
})

const SETTING = '/approve/security/setting'
const [MINE, CLAIM, REDEEM] = [
  '/promotioncard/mycard',
  '/promotioncard/getfreecard',
  '/promotioncard/exchangecard',
] as const
const VERIFIED = { [SETTING]: securityBody(ALL_SET) }

/** Shows a page. Returns the calls to a path. */
function show(page: ReactNode, at: string, answers: Parameters<typeof serve>[0] = {}) {
  const calls = serve(answers)
  showScreen(<SiteContext value={{ name: 'Here', address: 'https://here.example' }}>{page}</SiteContext>, at)
  return (path: string) => calls.filter(({ url }) => url.endsWith(path))
}
const asMember = (): void => logIn({ token: 't-1', member: ada })
const page = (): readonly string[] => {
  const [, ...texts] = shownTexts(screen.getByRole('heading', { level: 1 }).parentElement ?? document.body)
  return texts
}
const links = (): readonly (string | null)[] =>
  screen.getAllByRole('link').map((link) => `${shownTexts(link).join(' ')} ${link.getAttribute('href')}`)
const steps = (): readonly string[] =>
  screen.getAllByRole('listitem').map((step) => `${shownTexts(step)[0]}${shownTexts(step)[1]}`)
const code = () => screen.getByLabelText<HTMLInputElement>(/^Card code/).value
async function redeem(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Redeem' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Redeem the card' }))
}

test('FEAT-23.e a visitor with a card sees its code, and both ways in lead back to it', () => {
  show(<CollectionScreen />, '/collection#ADA22K7Q')
  expect(page()).toEqual([
    'Somebody sends you coins. Redeem the card and they are in your wallet.',
    'Here',
    'Gift card',
    'ADA22K7Q',
    'Frozen for 180 days, then yours to use',
  ])
  expect(links()).toEqual(['Sign up /Register', 'Log in /Login'])
  fireEvent.click(screen.getByRole('link', { name: 'Log in' }))
  expect(takeReturnTo()).toBe('/collection#ADA22K7Q')
})

test('FEAT-23.be a member redeems the card of the link, and is led to the own cards', async () => {
  asMember()
  const callsTo = show(<CollectionScreen />, '/collection#ADA22K7Q', { ...VERIFIED, [REDEEM]: ok(null) })
  await screen.findByRole('button', { name: 'Redeem' })
  expect(code()).toBe('ADA22K7Q')
  await redeem()
  expect((await screen.findByRole('link', { name: 'See my cards' })).getAttribute('href')).toBe('/myCards')
  expect(callsTo(REDEEM).map(sent)).toEqual([{ cardNo: 'ADA22K7Q' }])
  expect(screen.queryByRole('button', { name: 'Redeem' })).toBeNull()
})

test('FEAT-22.f an invitation shows its code and gains, and fills it into the registration; members invite themselves', () => {
  show(<InvitationScreen />, '/collection2?code=INV5B')
  expect(page()).toEqual([
    'A friend trades here and would like you to join.',
    'Here',
    'Invitation',
    'INV5B',
    'Your invite code',
  ])
  expect(screen.getAllByRole('listitem').map((gain) => shownTexts(gain).join(' '))).toEqual([
    'A fee rebate of up to 10 USDT once you are verified',
    'A gift card from your friend, if you ask nicely',
    '30 cards of your own to give away, and rebates for friends you bring',
  ])
  expect(links()).toEqual(['Sign up /Register?code=INV5B', 'Log in /Login'])
  fireEvent.click(screen.getByRole('link', { name: 'Sign up' }))
  expect(takeReturnTo()).toBe('/collection2?code=INV5B')
  cleanup()
  asMember()
  show(<InvitationScreen />, '/collection2?code=INV5B')
  expect(links()).toEqual(['Invite friends yourself /invite'])
})

test('FEAT-23.e an invitation with a card shows the card’s code, and fills the invite code into the registration', () => {
  show(<WelcomeScreen />, '/collection3?code=INV5B#ADA22K7Q')
  expect(page()).toEqual([
    'Three steps, and the coins are in your wallet.',
    'Here',
    'Gift card',
    'ADA22K7Q',
    'Frozen for 180 days, then yours to use',
  ])
  expect(links()).toEqual(['Sign up /Register?code=INV5B', 'Log in /Login'])
  expect(steps()).toEqual([
    'Open an account, in progress',
    'Verify your real name, still to come',
    'Redeem the card, still to come',
  ])
})

test('FEAT-23.be the three steps to a card follow the member: real name, card, done', async () => {
  asMember()
  show(<WelcomeScreen />, '/collection3?code=INV5B#ADA22K7Q', { [SETTING]: securityBody() })
  await screen.findByRole('link', { name: /Verify your real name/ })
  expect(steps().slice(0, 3)).toEqual([
    'Open an account, done',
    'Verify your real name, in progress',
    'Redeem the card, still to come',
  ])
  cleanup()
  const callsTo = show(<WelcomeScreen />, '/collection3?code=INV5B#ADA22K7Q', {
    ...VERIFIED,
    [REDEEM]: ok(null),
  })
  await waitFor(() =>
    expect(steps()).toEqual([
      'Open an account, done',
      'Verify your real name, done',
      'Redeem the card, in progress',
    ]),
  )
  expect(code()).toBe('ADA22K7Q')
  await redeem()
  await screen.findByRole('link', { name: 'See my cards' })
  expect(callsTo(REDEEM).map(sent)).toEqual([{ cardNo: 'ADA22K7Q' }])
  expect(steps().at(-1)).toBe('Redeem the card, done')
})

test('FEAT-23.b free cards are claimed once: visitors log in, members claim, and who has them sees them', async () => {
  show(<PackScreen />, '/collection4')
  expect(page()).toEqual([
    'Free for you. Each friend redeems one; the coins are frozen for 180 days, then theirs to use.',
    'Here',
    'Gift card',
    '30 cards',
    'Together worth about 2,000 yuan',
  ])
  expect(links()).toEqual(['Sign up /Register', 'Log in /Login'])
  cleanup()
  asMember()
  let mine = ok([{ ...card, isFree: 0 }])
  const answers: object[] = [{ code: 500, message: 'Not now.', data: null }]
  const callsTo = show(<PackScreen />, '/collection4', {
    ...VERIFIED,
    [MINE]: () => mine,
    [CLAIM]: () => {
      const refusal = answers.shift()
      if (refusal === undefined) mine = ok([card])
      return refusal ?? ok(null)
    },
  })
  // A card that somebody gave is none of the free ones.
  await waitFor(() => expect(callsTo(MINE)).toHaveLength(1))
  const claim = await screen.findByRole('button', { name: 'Claim 30 free cards' })
  fireEvent.click(claim)
  const told = await screen.findByText('The cards could not be claimed')
  expect(shownTexts(told.parentElement ?? told)).toContain('Not now.')
  fireEvent.click(claim)
  expect(await screen.findByText('You have your cards')).toBeTruthy()
  expect(links()).toEqual(['See my cards /myCards'])
  expect(callsTo(CLAIM)).toHaveLength(2)
})
