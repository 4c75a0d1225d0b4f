import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import { plainTitles } from './plain-titles.ts'
import {
  arrows,
  exportTimes,
  noColours,
  noDates,
  noFloats,
  noHandInvalidation,
  noPathLiterals,
  plainDocs,
} from './rules.ts'

RuleTester.describe = describe
RuleTester.it = it
const tester = new RuleTester({ languageOptions: { sourceType: 'module', parserOptions: { lang: 'tsx' } } })

const at = (filename: string) => (code: string) => ({ name: `${filename}: ${code}`, code, filename })
const wrong = (filename: string) => (code: string) => ({ ...at(filename)(code), errors: 1 })

const spot = 'src/web/features/spot/order.ts'
const money = 'src/core/money/decimal.ts'
const book = 'src/web/trading/book/order-book.tsx'
const spotFeed = 'src/web/trading/products/spot/feeds/spot-book.ts'

tester.run('arrows', arrows, {
  valid: [
    at(spot)(`import { add } from '#src/core/money/decimal.ts'`),
    at(spot)(`import { useWallet } from '#generated/client/asset.ts'`),
    at(spot)(`import { book } from './book.ts'`),
    at(spot)(`import { z } from 'some-package'`),
    at('src/web/features/spot/order.test.ts')(`import { sandbox } from '#src/sandbox/sandbox.ts'`),
    at('tests/e2e/story.spec.ts')(`import { sandbox } from '#src/sandbox/sandbox.ts'`),
    at(book)(`import { useProduct } from '../products/use-product.tsx'`),
    at(book)(`import type { AreaKeys } from '#generated/messages/keys.ts'`),
    at(book)(`import type { Level } from '../live/levels.ts'`),
    at(spotFeed)(`import { listTrades } from '#generated/client/market/market.ts'`),
    at(spotFeed)(`import { levelsOf } from '../../../live/levels.ts'`),
    at('src/web/features/exchange/exchange-screen.tsx')(
      `import { spot } from '#src/web/trading/products/spot/spot.ts'`,
    ),
    at('src/web/app/routes.tsx')(`const page = import('#src/web/features/auth/login-page.tsx')`),
  ],
  invalid: [
    wrong(money)(`import { now } from '#src/core/time/clock.ts'`),
    wrong(spot)(`import { login } from '#src/web/features/auth/login.ts'`),
    wrong(spot)(`import { login } from '../auth/login.ts'`),
    wrong(spot)(`const late = import('#src/sandbox/sandbox.ts')`),
    wrong(spot)(`export { sandbox } from '#src/sandbox/sandbox.ts'`),
    wrong(spot)(`export * from '#src/web/app/shell.tsx'`),
    wrong(book)(`import { spotBook } from '../products/spot/feeds/spot-book.ts'`),
    wrong(book)(`import { listTrades } from '#generated/client/market/market.ts'`),
    wrong(book)(`import type { ExchangeOrder } from '#generated/models/exchange-order.ts'`),
    wrong(book)(`import { bookDepthStream } from '#generated/streams.ts'`),
    wrong(book)(`import { spotOrderForm } from '#generated/forms/spot-order/form.ts'`),
    wrong(book)(`import { toRequest } from '#forms/spot-order/request.ts'`),
    wrong(spotFeed)(`import { swap } from '../../swap/swap.ts'`),
    wrong('src/web/trading/live/topic.ts')(`import { rowsOf } from '../book/rows.ts'`),
    wrong('src/web/trading/live/topic.ts')(`import type { Trade } from '#generated/models/trade.ts'`),
    wrong('src/sandbox/sandbox.ts')(`import { theme } from '#src/web/app/theme/theme.ts'`),
    wrong('src/newcomer/x.ts')(`import { add } from '#src/core/money/decimal.ts'`),
  ],
})

tester.run('no-floats', noFloats, {
  valid: [
    at(money)('const x = Number(text)'),
    at(spot)('const ok = Number.isInteger(x) && Math.floor(x) > 1'),
    at('src/web/features/spot/order.test.ts')('const x = Number(text)'),
  ],
  invalid: [
    ...['Number(x)', 'parseFloat(x)', 'parseInt(x, 10)', 'Number.parseFloat(x)', 'Math.round(x)'].map(
      wrong(spot),
    ),
    ...['x.toFixed(2)', '(1.5).toPrecision(3)', 'a.b.toExponential()'].map(wrong(spot)),
  ],
})

tester.run('no-dates', noDates, {
  valid: [at('src/core/time/clock.ts')('const now = Date.now()'), at(spot)('const d: Date = given')],
  invalid: ['new Date()', 'Date.now()', 'Date.parse(x)', 'Date.UTC(1, 2)', 'Date()'].map(wrong(spot)),
})

tester.run('no-colours', noColours, {
  valid: [
    at('src/web/app/theme/tokens.ts')(`const ink = '#101418'`),
    at(spot)(`const link = '#positions'`),
    at(spot)(`import { x } from '#src/core/money/decimal.ts'`),
    at(spot)(`const order = 'order #1234567'`),
  ],
  invalid: [
    `const ink = '#101418'`,
    `const c = '#fff'`,
    'const c = `rgba(${x}, 1)`',
    `<b style="color: hsl(1 2% 3%)" />`,
  ].map(wrong('src/web/features/spot/order.tsx')),
})

tester.run('plain-docs', plainDocs, {
  valid: [
    at(spot)('/** Returns the open orders of a member, newest first. */ const x = 1'),
    at(spot)('/** Whole units of the coin. */ const x = 1'),
    at(spot)('/* What stands here is no doc comment. */ const x = 1'),
    at(spot)('// What stands here is no doc comment.\nconst x = 1'),
    at(spot)(`const x = '/** What a text says. */'`),
  ],
  invalid: [
    ['What the form shows.', 'Whether it is open.', 'Whoever is logged in.', 'Who may see it.'],
    ['How many rows there are.', 'Where the book begins.', 'Everything that an order needs.'],
    ['Somebody who trades.', 'Nobody sees it.'],
  ]
    .flat()
    .flatMap((text) => [`/** ${text} */ const x = 1`, `type X = {\n  /**\n   * ${text}\n   */\n  x: 1\n}`])
    .flatMap((code) => [wrong(spot)(code), wrong('tests/e2e/story.spec.ts')(code)]),
})

tester.run('plain-titles', plainTitles, {
  valid: [
    `test('ABC-03.b ABC-04.ac a confirm password that differs is refused', () => {})`,
    'test(`${who}: empty screens say what to do`, () => {})',
    `test('only the owner may read the folder', () => {})`,
    `describe('what is kept', () => {})`,
    `test.each(cases)('%s is refused', () => {})`,
    `expression.test('What is no title')`,
    `const test = 'Whatever'`,
  ].map(at('src/core/money/decimal.test.ts')),
  invalid: [
    `test('what is left out has its default', () => {})`,
    `test('ABC-33 XYZ-09 whoever is not verified sees what is missing', () => {})`,
    `it('ABC-01.ab nobody sees it', () => {})`,
    'test(`ABC-02 it keeps ${count} calls`, () => {})',
    `test.each(cases)('who is %s may not trade', () => {})`,
    `test.each<[string]>([])('ABC-04 how %s ends', () => {})`,
  ].map(wrong('src/core/money/decimal.test.ts')),
})

tester.run('no-path-literals', noPathLiterals, {
  valid: [
    at('src/web/paths/paths.ts')(`export const WALLET_PATH = '/money'`),
    at('src/web/features/spot/order.test.tsx')(`show('/money')`),
    at('src/web/app/config.ts')(`const api = '/api'`),
    at('src/sandbox/http/router.ts')(`const path = '/uc/login'`),
    at(spot)(`const [base, quote] = symbol.split('/')`),
    at(spot)('const file = `/generated/messages/${language}/home.json`'),
    at(spot)(`import { WALLET_PATH } from '#src/web/paths/paths.ts'`),
  ],
  invalid: [
    `const link = <Link to="/money" />`,
    `const link = <Link to="/" />`,
    `const link = <Link to={'/Login'} />`,
    `navigate('/')`,
    `void navigate('/api', { replace: true })`,
    `const entry = { to: '/admin' }`,
    `const icons = { '/trade/USDT': icon }`,
    `const route = { path: '/' }`,
    'const to = `/recharge?coin=${coin}`',
    'const landing = `${base}/collection2?code=${code}`',
  ].map(wrong('src/web/features/spot/order.tsx')),
})

const invalidation = `void queries.invalidateQueries({ queryKey: ['POST', '/uc/asset/wallet'] })`
tester.run('no-hand-invalidation', noHandInvalidation, {
  valid: [
    at('src/web/client/query-client.ts')(invalidation),
    at('src/web/features/spot/order.test.tsx')(invalidation),
    at(spot)('markStale(placeSpotOrderOperation)'),
  ],
  invalid: [
    invalidation,
    'await client.refetchQueries()',
    'useQueryClient().resetQueries({ queryKey })',
    'const drop = queries.removeQueries',
  ].flatMap((code) => [wrong(spot)(code), wrong(book)(code)]),
})

tester.run('export-times', exportTimes, {
  valid: [
    at(spot)(
      'const column = { csv: { time: ({ time }) => time }, cell: ({ time }) => formatInstant(time, en) }',
    ),
    at(spot)('const name = { file: toIso(now) }'),
  ],
  invalid: [
    wrong(spot)('const column = { csv: ({ time }) => toIso(time) }'),
    wrong(spot)('const column = { csv: ({ time }) => `${formatGmt8(time)} GMT+8` }'),
  ],
})
