// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { encode } from 'uqr'
import { afterEach, expect, test, vi } from 'vitest'
import { logIn, logOut, takeReturnTo } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { SiteContext } from '#src/web/site/site.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { shownLine } from '#tests/support/shown-text.ts'
import { InviteScreen } from './invite-screen.tsx'

vi.mock('uqr', () => ({ encode: vi.fn<(text: string) => object>(() => ({ data: [[true]] })) }))

const NO_RANKS = { topreward: [], topinvite: [], topinviteweek: [], topinvitemonth: [] }

afterEach(() => {
  cleanup()
  logOut()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

function show(): void {
  serve({ '/uc/promotion/toprank': ok(NO_RANKS) })
  showScreen(
    <SiteContext value={{ name: 'Here', address: 'https://here.example/' }}>
      <InviteScreen />
    </SiteContext>,
    '/invite',
  )
}

const member = { ...ada, promotionCode: 'INV5B', promotionPrefix: null }
const region = (name: string): HTMLElement => screen.getByRole('region', { name })
const items = (name: string) =>
  within(region(name))
    .getAllByRole('listitem')
    .map((item) => shownLine(item))

test('FEAT-22.f LIMIT-07.d the terms say each share, amount, number and day', () => {
  show()
  expect(items('Rules')).toEqual([
    'You get 20% of the fees of friends you invited, and 5% of the fees of friends they invited.',
    'Rebates come in USDT, BTC, or ETH; those of other coins in USDT at the price of the moment.',
    'A rebate needs a friend whose real name is verified.',
    'L4, L5, and L6 get 5%, 10%, and 15% of their year’s rebates as a dividend.',
    'The best 20 are shown. Each month the first 10 by rebates get 50 USDT extra, the first 100 get 5 USDT.',
    'Statistics and rankings are counted every 24 hours.',
    'Every verified member gets a fee rebate of up to 10 USDT on their own fees.',
    'Partners claim 30 gift cards for free, together worth about 2,000 yuan. Each friend can redeem one; it is frozen for 180 days.',
  ])
  expect(items('How it works')).toEqual([
    'Share your link | By message, as a poster, or just read out the code.',
    'Your friend registers and verifies | The code is already there. Rebates begin once the real name is verified.',
    'You get your rebate | Into your spot account, as soon as a fee is booked.',
  ])
})

test('FEAT-22.f SHELL-15.a a visitor reads the shares, and is asked to register or to log in, to come back here', () => {
  show()
  const hero = region('Invite friends, share in their fees')
  expect(shownLine(hero, 'p')).toBe(
    [
      'Invite friends, share in their fees | of a friend’s fees | 20% | of the fees of their friends | 5%',
      'fee rebate at most for each verified friend | 10 USDT | Get your own link | Sign up | Log in',
    ].join(' | '),
  )
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/Register', '/Login', '/collection4'])
  fireEvent.click(links[1] ?? hero)
  expect(takeReturnTo()).toBe('/invite')
})

test('FEAT-22.a a member finds the own link instead, and a share that fails says so, one that is given up does not', async () => {
  logIn({ token: 'token', member })
  const share = vi.fn<(data: ShareData) => Promise<void>>()
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  show()
  expect(screen.queryByText('Get your own link')).toBeNull()
  const card = within(region('Your invitation'))
  expect(card.getByText('https://here.example/Register?code=INV5B')).toBeTruthy()
  share.mockRejectedValueOnce(new DOMException('given up', 'AbortError'))
  fireEvent.click(card.getByRole('button', { name: 'Share' }))
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1))
  expect(screen.queryByText(/^Sharing did not work/)).toBeNull()
  share.mockRejectedValueOnce(new Error('broken'))
  fireEvent.click(card.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText('Sharing did not work. Copy the link instead.')).toBeTruthy()
  cleanup()
  Reflect.deleteProperty(navigator, 'share')
  show()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
})

test('FEAT-22.a the poster has the words, the code and the address of this installation, and is saved under both names', async () => {
  logIn({ token: 'token', member })
  const written: string[] = []
  const context = new Proxy(
    { measureText: () => ({ width: 1 }), fillText: (text: string) => written.push(text) },
    { get: (own, key): unknown => Reflect.get(own, key) ?? (() => {}), set: () => true },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.stubGlobal('Path2D', vi.fn())
  const saved: string[] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['picture'])))
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Poster with QR code' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your poster' }))
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Download PNG' })
  await waitFor(() => expect(save.disabled).toBe(false))
  expect(vi.mocked(encode).mock.calls.map(([text]) => text)).toEqual([
    'https://here.example/collection2?code=INV5B',
  ])
  expect(written).toEqual([
    'Here',
    'Up to 10\u{a0}USDT of your fees back',
    'Register at Here with my invite code and verify your real name.',
    'Invite code',
    'INV5B',
    'Scan to accept the invitation',
    'here.example',
  ])
  expect(dialog.getByText(/^Poster:/).textContent?.replaceAll('\u{a0}', ' ')).toBe(
    'Poster: Up to 10 USDT of your fees back, invite code INV5B, with a QR code',
  )
  fireEvent.click(save)
  expect(saved).toEqual(['Here-INV5B.png'])
  vi.unstubAllGlobals()
})
