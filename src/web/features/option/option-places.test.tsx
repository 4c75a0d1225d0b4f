// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { tradingPreferences } from '#src/web/trading/preferences.ts'
import { pageOf, stillTickers } from '#src/web/trading/stakes/tests/stake-answers.ts'
import { address, ok, sent } from '#tests/support/screen.tsx'
import { shownLine, shownTexts } from '#tests/support/shown-text.ts'
import { BEGIN, NOW, pair, round } from './tests/option-answers.ts'
import { showOption } from './tests/show-option.tsx'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))
const tickers = stillTickers('67486')
vi.mock('#src/web/trading/products/option/option-tickers.ts', () => ({ optionTickers: () => tickers }))

const clock = (ms: number): string => new Date(ms).toTimeString().slice(0, 8)
const section = (name: string): HTMLElement => screen.getByRole('region', { name })
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }))
const failed = { code: 500, message: 'system-opt-fail', data: null }

const ether = pair({
  symbol: 'ETH/USDT',
  coinSymbol: 'ETH',
  amount: '20,40',
  oods: '0.855',
  openTimeGap: 90,
  closeTimeGap: 120,
})
const TWO = { '/option/coin/coin-list': ok([pair(), ether]) }

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
  logIn({ token: 'token', member: ada })
})
afterEach(() => {
  cleanup()
  logOut()
  vi.useRealTimers()
})

test('ROUTE-MARKETS.f each pair is a link, and the rules of the chosen one stand beside its price', async () => {
  const calls = await showOption(TWO)
  const pairs = within(screen.getByRole('navigation', { name: 'Pairs' }))
  const rules = () => {
    const ticker = screen.getByRole('navigation', { name: 'Pairs' }).parentElement ?? document.body
    return shownLine(ticker, 'nav')
  }
  expect(rules()).toBe(
    'Options BTC/USDT | 67,486.00 | +1.23% | 24 h | Rounds | 5 min bets, 5 min draw | Odds | 0.90 | Stake | 5 to 1,000 USDT | Live',
  )
  fireEvent.click(pairs.getByRole('link', { name: 'ETH/USDT' }))
  await act(() => vi.advanceTimersByTimeAsync(40))
  expect(address()).toBe('/option?symbol=eth_usdt')
  expect(rules()).toBe(
    'Options ETH/USDT | — | — | 24 h | Rounds | 90 s bets, 2 min draw | Odds | 0.855 | Stake | 20 to 40 USDT | Live',
  )
  const links = within(screen.getByRole('navigation', { name: 'Pairs' })).getAllByRole('link')
  expect(
    links.map((link) => [
      shownTexts(link).at(-1),
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]),
  ).toEqual([
    ['BTC/USDT', '/option?symbol=btc_usdt', null],
    ['ETH/USDT', '/option?symbol=eth_usdt', 'page'],
  ])
  const asked = calls
    .filter(({ url }) => url.includes('/option/option/'))
    .map((call) => [call.url.replace(/^.*\//, ''), ...Object.values(sent(call))].join(' '))
  expect(asked).toEqual([
    'starting BTC/USDT',
    'opening BTC/USDT',
    'history BTC/USDT 20',
    'starting ETH/USDT',
    'opening ETH/USDT',
    'history ETH/USDT 20',
  ])
})

test('a pair that is stopped stays with the others, one that is not shown is none of them', async () => {
  const stopped = pair({ symbol: 'LTC/USDT', coinSymbol: 'LTC', enable: 0 })
  const hidden = pair({ symbol: 'XRP/USDT', coinSymbol: 'XRP', visible: 0 })
  await showOption({ '/option/coin/coin-list': ok([hidden, pair(), stopped]) })
  const links = within(screen.getByRole('navigation', { name: 'Pairs' })).getAllByRole('link')
  expect(links.map((link) => shownTexts(link).at(-1))).toEqual(['BTC/USDT', 'LTC/USDT'])
})

test('MSG-20 a pair without a round leads to another one', async () => {
  await showOption({ ...TWO, '/option/option/starting': ok([]) }, '/option?symbol=eth_usdt')
  const link = screen.getByRole('link', { name: 'Show BTC/USDT' })
  expect(link.getAttribute('href')).toBe('/option?symbol=btc_usdt')
  expect(screen.queryByRole('link', { name: 'Show ETH/USDT' })).toBeNull()
})

test('FEAT-16.f past rounds stand newest first with sign and result, and are counted by it', async () => {
  const drawn = (number: number, result: number, openPrice: string, closePrice: string) =>
    round(number, BEGIN - number, { status: 2, result, openPrice, closePrice })
  const calls = await showOption({
    '/option/option/history': ok(
      pageOf(
        drawn(4122, 1, '200', '201.5'),
        drawn(4125, 2, '200', '199.35'),
        drawn(4123, 3, '200', '200'),
        drawn(4124, 2, '400', '399'),
        round(4121, BEGIN, { status: 3, result: 4 }),
        round(4120, BEGIN, { status: 1, result: 0, openPrice: '5' }),
      ),
    ),
  })
  expect(shownLine(section('Past rounds'))).toBe(
    [
      'Past 6 rounds | move in % | 1 rise | 2 fall | 1 tied',
      'Round 4125: fall | −0.32 | Round 4124: fall | −0.25 | Round 4123: tied | 0.00',
      'Round 4122: rise | +0.75 | Round 4121: canceled | — | Round 4120: no result yet | —',
    ].join(' | '),
  )
  const asked = calls.filter(({ url }) => url.endsWith('/option/history')).map(sent)
  expect(asked).toEqual([{ symbol: 'BTC/USDT', count: '20' }])
})

test('the chart says of which time it is, and names the round of bets, the opening price and the last one', async () => {
  await showOption()
  const chart = section('Price and rounds')
  const from = clock(BEGIN - 600_000).slice(0, 5)
  const until = clock(BEGIN + 600_000).slice(0, 5)
  expect(within(chart).getByRole('figure').getAttribute('aria-label')).toMatch(
    `Price of BTC/USDT from ${from} to ${until},`,
  )
  expect(shownLine(chart)).toBe('Price and rounds | Bets open | Opening price, round 4126')
  const [plot, prices] = [...chart.querySelectorAll('figure > [aria-hidden]')]
  expect([...(plot?.querySelectorAll('p, b') ?? [])].map(({ textContent }) => textContent)).toEqual([
    `Bets for 4127until ${clock(BEGIN + 297_000)}`,
    'Bets for 4127',
    `4127 is drawncloses ${clock(BEGIN + 600_000)}`,
    '4127 is drawn',
    '4126 opened at 67,402.60',
  ])
  expect(
    [...(prices?.querySelectorAll('b') ?? [])].map((tag) => [tag.dataset['tag'], tag.textContent]),
  ).toEqual([
    ['open', '67,402.60'],
    ['now', '67,486.00'],
  ])
  const styles = [...(plot?.querySelectorAll<HTMLElement>('[style]') ?? [])].map(
    ({ style: { left, width, top } }) =>
      [left, width, top].map((each) => Math.round(Number.parseFloat(each))).join(' '),
  )
  // Left, width and top in per cent: the time of bets, the time of the draw, the opening price, and now.
  expect(styles.slice(-4)).toEqual(['50 25 NaN', '75 25 NaN', '50 25 88', '61 NaN 12'])
})

test('rounds that could not be loaded are asked for again, all of them', async () => {
  let isDown = true
  const unless = (answer: object) => () => (isDown ? failed : answer)
  await showOption({
    '/option/option/starting': unless(ok([round(4127, BEGIN)])),
    '/option/option/history': unless(ok(pageOf(round(4125, BEGIN, { status: 3, result: 4 })))),
  })
  expect(within(section('Bet')).getByText('The rounds could not be loaded')).toBeTruthy()
  expect(within(section('Past rounds')).getByText('The past rounds could not be loaded')).toBeTruthy()
  isDown = false
  fireEvent.click(within(section('Bet')).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Round 4127' })).toBeTruthy()
  expect(await screen.findByText('Round 4125: canceled')).toBeTruthy()
})

test('pairs that could not be loaded are asked for again, and none at all are none', async () => {
  let isDown = true
  await showOption({ '/option/coin/coin-list': () => (isDown ? failed : ok([])) }, '/option?symbol=eth_usdt')
  expect(screen.getByText('The options could not be loaded')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ETH/USDT')
  isDown = false
  press('Try again')
  expect(await screen.findByText('There are no options at the moment')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Show/ })).toBeNull()
})

test('the sound of results is switched at the bottom of the screen', async () => {
  await showOption()
  const before = tradingPreferences.get().sound
  const name = (on: boolean) => (on ? 'Sound on' : 'Sound off')
  expect(
    screen
      .getAllByRole('button', { name: /sound/i })
      .map((each) => [each.textContent, each.getAttribute('aria-pressed')]),
  ).toEqual([[name(before), `${before}`]])
  press(name(before))
  expect(tradingPreferences.get().sound).toBe(!before)
})
