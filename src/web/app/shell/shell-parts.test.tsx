// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { notify } from '#src/web/client/notices.ts'
import { currencyStore, setCurrency } from '#src/web/session/currency.ts'
import { languageStore } from '#src/web/session/language.ts'
import { movementStore } from '#src/web/session/movement.ts'
import { logIn, logOut, sessionStore } from '#src/web/session/session.ts'
import { singleKeysStore } from '#src/web/session/single-keys.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { themeStore } from '#src/web/session/theme.ts'
import { actionRegistry, performAction } from '#src/web/ui/actions/registry.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { address, ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { AppearanceDialog } from './appearance-dialog.tsx'
import { BookBars } from './book-bars.tsx'
import { CurrencyChoice } from './currency-choice.tsx'
import { FreshRate } from './fresh-rate.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { Notices } from './notices.tsx'
import { OfflineNote } from './offline-note.tsx'
import { closeOverlay, overlayStore } from './overlays.ts'
import { useShellActions } from './shell-actions.tsx'

beforeEach(() => themeStore.set('white'))
afterEach(() => {
  cleanup()
  closeOverlay()
  logOut()
  languageStore.set(null)
  currencyStore.set(null)
  movementStore.set(null)
  singleKeysStore.set(null)
  vi.restoreAllMocks()
  for (const { id } of toastStore.get()) dismissToast(id)
})

function Actions() {
  useShellActions()
  return null
}

const open = (id: string): string | undefined => {
  act(() => performAction(id))
  return overlayStore.get()?.name
}

const possible = (): readonly string[] =>
  actionRegistry.get().flatMap(({ id, when }) => (when?.() === false ? [] : [id]))

test('each action of the shell does what it is called, with its keys; log-out is for members', async () => {
  const calls = serve({})
  showScreen(<Actions />, '/LiveView')
  const own = actionRegistry.get().filter(({ id }) => id.startsWith('shell.'))
  expect(own.map(({ id, label, hotkey, group }) => [id, label, hotkey, group])).toEqual([
    ['shell.theme', 'shell.theme.toBlack', 'shift+t', 'view'],
    ['shell.appearance', 'shell.appearance.title', undefined, 'view'],
    ['shell.language', 'shell.language.tab', 'shift+l', 'view'],
    ['shell.currency', 'shell.currency.tab', 'shift+c', 'view'],
    ['shell.logOut', 'shell.logOut', undefined, 'account'],
  ])
  expect([open('shell.appearance'), open('shell.language'), open('shell.currency')]).toEqual([
    'appearance',
    'language',
    'currency',
  ])
  act(() => performAction('shell.theme'))
  expect(themeStore.get()).toBe('black')
  const theme = actionRegistry.get().find(({ id }) => id === 'shell.theme')
  expect(theme?.label).toBe('shell.theme.toWhite')
  act(() => performAction('go/whitepaper'))
  expect(address()).toBe('/whitepaper')
  expect(possible()).not.toContain('shell.logOut')
  expect(possible()).not.toContain('go/money')
  act(() => logIn({ token: 'token', member: ada }))
  expect(possible()).toEqual(expect.arrayContaining(['shell.logOut', 'go/money']))
  expect(possible()).not.toContain('go/Login')
  act(() => performAction('shell.logOut'))
  await waitFor(() => expect(address()).toBe('/'))
  expect(sessionStore.get().status).toBe('visitor')
  expect(calls.map(({ url }) => url)).toEqual(['/api/uc/loginout'])
})

test('theme, palette of prices and single keys are each set by their own control, which shows what is set', () => {
  movementStore.set('red-green')
  singleKeysStore.set(false)
  const onClose = vi.fn<() => void>()
  showScreen(<AppearanceDialog onClose={onClose} />, '/')
  const dialog = within(screen.getByRole('dialog', { name: 'Appearance' }))
  const radios = (): readonly (readonly [string, boolean])[] =>
    dialog
      .getAllByRole<HTMLInputElement>('radio')
      .map((radio) => [shownTexts(radio.closest('label') ?? radio).join(' '), radio.checked])
  expect(radios()).toEqual([
    ['Dark', false],
    ['Light', true],
    ['Green up, red down', false],
    ['Red up, green down', true],
    ['Blue up, orange down', false],
  ])
  expect(dialog.getByRole('switch').getAttribute('aria-checked')).toBe('false')
  for (const name of [/^Dark/, /Blue/]) fireEvent.click(dialog.getByRole('radio', { name }))
  fireEvent.click(dialog.getByRole('switch'))
  expect([themeStore.get(), movementStore.get(), singleKeysStore.get()]).toEqual([
    'black',
    'blue-orange',
    true,
  ])
  expect(radios().map(([, checked]) => checked)).toEqual([true, false, false, false, true])
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

const currency = (id: number, fullName: string, symbol: string, rate: string) => ({
  id,
  fullName,
  symbol,
  rate,
  imageUrl: null,
  sort: 10 - id,
  status: 1,
  updateTime: '2026-11-21 03:00:00',
})
const LIST = [
  currency(1, 'USD', '$', '1'),
  currency(2, 'EUR', '€', '0.95'),
  currency(3, 'GBP', '£', '0.79'),
  currency(4, 'USDT', 'USDT', '1.01'),
]

test('SHELL-13.a the rate of the chosen currency is read again and kept; nobody asks for the dollar’s', async () => {
  const calls = serve({ '/uc/currency/findAll': ok(LIST) })
  showScreen(<FreshRate />, '/')
  await act(() => Promise.resolve())
  expect(calls).toEqual([])
  act(() => setCurrency({ fullName: 'EUR', symbol: '€', rate: decimal('0.92') }))
  await waitFor(() => expect(toText(currencyStore.get().rate)).toBe('0.95'))
  expect(currencyStore.get()).toMatchObject({ fullName: 'EUR', symbol: '€' })
  expect(calls).toHaveLength(1)
})

test('SHELL-05.d currencies are found by name, code or sign; the chosen one is marked, and one press shows all', async () => {
  serve({ '/uc/currency/findAll': ok(LIST) })
  setCurrency({ fullName: 'GBP', symbol: '£', rate: decimal('0.79') })
  const onDone = vi.fn<() => void>()
  showScreen(<CurrencyChoice onDone={onDone} />, '/')
  const search = await screen.findByRole('searchbox', { name: 'Search currencies' })
  const found = (text: string): readonly string[] => {
    fireEvent.change(search, { target: { value: text } })
    return screen.queryAllByRole('listitem').map((item) => shownTexts(item).join(' '))
  }
  expect([found(''), found('british'), found(' eur '), found('£'), found('usd'), found('nothing')]).toEqual([
    ['USDT USDT', 'British Pound GBP £', 'Euro EUR €', 'US Dollar USD $'],
    ['British Pound GBP £'],
    ['Euro EUR €'],
    ['British Pound GBP £'],
    ['USDT USDT', 'US Dollar USD $'],
    [],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(screen.getByRole('button', { pressed: true }).textContent).toContain('GBP')
  fireEvent.click(screen.getByRole('button', { name: /^USDT/ }))
  expect([currencyStore.get().fullName, toText(currencyStore.get().rate)]).toEqual(['USDT', '1.01'])
  expect(onDone).toHaveBeenCalledOnce()
})

test('SHELL-11.a languages are named in themselves and in the chosen one, which a press only closes', () => {
  languageStore.set('de_DE')
  const onDone = vi.fn<() => void>()
  showScreen(<LanguageChoice onDone={onDone} />, '/')
  const list = screen.getAllByRole('listitem')
  expect(
    list.map((item) => [item.querySelector('[lang]')?.getAttribute('lang'), shownTexts(item).join(' ')]),
  ).toEqual([
    ['en-US', 'English Englisch'],
    ['zh-CN', '简体中文 Chinesisch (vereinfacht)'],
    ['zh-HK', '繁體中文 Chinesisch (traditionell)'],
    ['ja-JP', '日本語 Japanisch'],
    ['ko-KR', '한국어 Koreanisch'],
    ['de-DE', 'Deutsch'],
    ['fr-FR', 'Français Französisch'],
    ['it-IT', 'Italiano Italienisch'],
    ['es-ES', 'Español Spanisch'],
  ])
  fireEvent.click(screen.getByRole('button', { pressed: true }))
  expect([onDone.mock.calls.length, languageStore.get()]).toEqual([1, 'de_DE'])
  fireEvent.click(screen.getByRole('button', { name: /^Italiano/ }))
  expect(languageStore.get()).toBe('it_IT')
  expect(onDone).toHaveBeenCalledOnce()
})

test('MSG-26 SESS-05.a a notice is shown once, in its tone', () => {
  vi.useFakeTimers()
  showScreen(<Notices />, '/')
  act(() => notify({ tone: 'success', message: 'session.log-out-success', values: {} }))
  act(() => notify({ tone: 'error', message: 'client.transport-error', values: { status: '503' } }))
  const shown = toastStore.get().map(({ kind, title }) => [kind, title])
  act(() => void vi.advanceTimersByTime(3000))
  vi.useRealTimers()
  expect(shown).toEqual([
    ['success', 'You are logged out'],
    ['error', 'Network error: the server answered with status 503'],
  ])
})

test('the note of a browser without a network comes and goes with it', () => {
  showScreen(<OfflineNote />, '/')
  const note = (): readonly string[] => shownTexts(screen.getAllByRole('status')[0] ?? document.body)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(note()).toEqual([])
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(note()).toHaveLength(1)
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(note()).toEqual([])
})

const side = (direction: 0 | 1, levels: readonly (readonly [string, string])[]) => ({
  direction,
  symbol: 'BTC/USDT',
  maxAmount: '0',
  minAmount: '0',
  highestPrice: '0',
  lowestPrice: '0',
  items: levels.map(([price, amount]) => ({ price, amount })),
})

test('the picture of the order book names its middle and its spread, with the decimals of the prices', async () => {
  const calls = serve({
    '/market/exchange-plate-full': { bid: side(0, [['50000.10', '1']]), ask: side(1, [['50000.60', '2']]) },
  })
  showScreen(<BookBars />, '/')
  expect(await screen.findByText('BTC/USDT, the order book right now')).toBeTruthy()
  expect(calls.map(sent)).toEqual([{ symbol: 'BTC/USDT' }])
  expect(shownTexts(document.body, '[data-testid], section')).toEqual([
    'BTC/USDT, the order book right now',
    'Mid',
    '50,000.35',
    'Spread 0.50',
  ])
  const bars = [...document.querySelectorAll('g')].map((group) => group.querySelectorAll('rect').length)
  expect(bars).toEqual([20, 20])
})
