// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { SiteContext } from '#src/web/site/site.ts'
import { november } from '#tests/support/local-time.ts'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { shownLine } from '#tests/support/shown-text.ts'
import { HomeScreen } from './home-screen.tsx'

vi.mock('#src/web/ui/qr/qr-picture.tsx', () => ({
  QrPicture: ({ text, label }: { readonly text: string; readonly label: string }) => (
    <figure aria-label={label}>{text}</figure>
  ),
}))

const notice = (id: number, title: string, change: object = {}) => ({
  id,
  title,
  content: null,
  announcementClassification: 0,
  imgUrl: null,
  isShow: true,
  isTop: '1',
  sort: 0,
  createTime: november(10 + id, 9, 0).gmt8,
  ...change,
})

function show() {
  const calls = serve({
    '/announcement/page': ok({
      content: [notice(8, 'Listing'), notice(9, 'Draft', { isShow: false }), notice(7, 'Maintenance')],
      totalElements: 3,
      totalPages: 1,
      size: 3,
      number: 0,
    }),
  })
  showScreen(
    <SiteContext value={{ name: 'Here', address: 'https://here.example' }}>
      <HomeScreen market={<p>one market</p>} markets={<p>all of them</p>} />
    </SiteContext>,
    '/',
  )
  return calls
}

const links = (place = screen.getByText('one market').closest('section')?.parentElement): readonly string[] =>
  within(place ?? document.body)
    .getAllByRole('link')
    .map((link) => `${shownLine(link)} → ${link.getAttribute('href')}`)
const region = (name: string): HTMLElement => screen.getByRole('region', { name })

beforeEach(logOut)
afterEach(() => {
  cleanup()
  logOut()
  vi.unstubAllGlobals()
})

test('a visitor is led to an account, to the log-in, to what explains the exchange, and to the markets', async () => {
  show()
  await screen.findByText('Listing')
  expect(links()).toEqual([
    'Create account → /Register',
    'Log in → /Login',
    'All → /announcement/0',
    'Listing → /announcement/8',
    'Maintenance → /announcement/7',
    'Create account | An e-mail address or a phone number and a password are enough to look around. → /Register',
    'How it works | Orders, money, contracts and risks in plain words, before you risk anything. → /whitepaper',
    'Who we are | What we promise, and how you can check it. → /about',
    'All markets → /markets/USDT',
  ])
  expect(shownLine(region('Every market, one clear book.'))).toBe(
    [
      'Every market, one clear book.',
      'Open an account in a minute, by e-mail or phone. You see what you hold and what it is worth, exact to the last digit.',
      'Create account | Log in',
      'until a deposit is credited, after 3 confirmations | about 3 min',
      'until support answers, day and night | 5 min',
      'fee rebate at most, once you are verified | 10 USDT',
      'one market',
    ].join(' | '),
  )
})

test('a member is led to the wallet and the account, and reads nothing of opening one', async () => {
  logIn({ token: 'token', member: ada })
  show()
  await screen.findByText('Listing')
  expect(links().filter((link) => !link.includes('/announcement'))).toEqual([
    'Open wallet → /money',
    'Wallet | Everything you hold on one page, valued in the currency you choose. → /money',
    'Account and security | What protects your account, and what is still missing. → /admin',
    'How it works | Orders, money, contracts and risks in plain words, before you risk anything. → /whitepaper',
    'All markets → /markets/USDT',
  ])
  expect(screen.getByText(/^You see what you hold/)).toBeTruthy()
})

test('FEAT-24.a the three newest announcements stand on the start page with their day, but for hidden ones', async () => {
  const calls = show()
  await screen.findByText('Listing')
  expect(shownLine(region('Announcements'))).toBe(
    'Announcements | All | Listing | Nov 18, 2026 | Maintenance | Nov 17, 2026',
  )
  const asked = calls.filter(({ url }) => url.endsWith('/announcement/page')).map(sent)
  expect(asked).toMatchObject([{ pageNo: '1', pageSize: '3' }])
})

test('the code for a phone has the address of this installation', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: (entries: readonly object[]) => void) {
        queueMicrotask(() => act(() => heard([{ isIntersecting: true }])))
      }
      observe(): void {}
      disconnect(): void {}
    },
  )
  show()
  const code = await screen.findByText(/^https/)
  expect(code.textContent).toBe('https://here.example')
  expect(code.getAttribute('aria-label')).toBe('QR code that leads to https://here.example')
})

test('each reason and each first step has its own words', () => {
  show()
  const items = (name: string) =>
    within(region(name))
      .getAllByRole('listitem')
      .map((item) => shownLine(item))
  const begins = (texts: readonly string[]) => texts.map((text) => text.split(' ').slice(0, 9).join(' '))
  expect(begins(items('What you can count on'))).toEqual([
    'Exact amounts | Balances are decimals, never floating-point numbers.',
    'Nine languages, your currency | Every value in the',
    'For everybody | Works by keyboard and screen reader,',
    'Answers within 5 minutes | Customer service is there',
    'Up to 10 USDT in fees back | A',
    'Credited after 3 confirmations | A deposit is credited',
  ])
  expect(begins(items('Before your first trade'))).toEqual([
    'Account | E-mail or phone, and a password of',
    'Real name | Document front and back, and one',
    'Fund password | Confirms withdrawals and everything else that',
    'Payment method | Only for trading with other people',
  ])
  expect(shownLine(region('Markets now'))).toBe('Markets now | All markets | all of them')
})
