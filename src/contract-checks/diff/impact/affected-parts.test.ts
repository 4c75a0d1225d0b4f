import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createImpact } from './affected-parts.ts'

const home = mkdtempSync(join(tmpdir(), 'impact-'))
afterAll(() => rmSync(home, { recursive: true }))

const files = {
  'generated/client/shop/shop.ts':
    'export const payOrder = 1\nexport function usePayOrder() {}\nexport function useListOrders() {}\n',
  'generated/operations/shop.ts': 'export const listOrdersOperation = {}\n',
  'generated/forms/pay/schema.ts': 'export const payForm = {}\n',
  'forms/pay/form.json': '{"x-operation": "payOrder"}',
  'src/web/app/routing/routes.ts': `
    export const routes = [
      { path: '/pay', load: () => import('#src/web/features/shop/pay-screen.tsx').then(f) },
      { path: '/list', load: () => import('#src/web/features/shop/list-screen.tsx').then(f) },
      { path: '/about', load: () => import('#src/web/features/shop/about-screen.tsx').then(f) },
    ]`,
  'src/web/features/shop/pay-screen.tsx': "import { Pay } from './pay.tsx'",
  'src/web/features/shop/pay.tsx':
    "import {\n  usePayOrder as usePay,\n} from '#generated/client/shop/shop.ts'",
  'src/web/features/shop/list-screen.tsx': "const rest = () => import('./rest.ts')",
  'src/web/features/shop/rest.ts': "import { listOrdersOperation } from '#generated/operations/shop.ts'",
  'src/web/features/shop/about-screen.tsx': "import { payForm } from '#generated/forms/pay/schema.ts'",
  'src/web/features/shop/pay.test.tsx': "import { usePayOrder } from '#generated/client/shop/shop.ts'",
}
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(home, name)), { recursive: true })
  writeFileSync(join(home, name), text)
}

test('the impact of an operation is found by imports: hooks, forms, files, screens', () => {
  const impact = createImpact(home)
  expect(impact(['payOrder'])).toEqual({
    hooks: ['usePayOrder'],
    files: ['src/web/features/shop/about-screen.tsx', 'src/web/features/shop/pay.tsx'],
    forms: ['pay'],
    screens: ['/about', '/pay'],
  })
  expect(impact(['listOrders'])).toMatchObject({
    hooks: ['useListOrders'],
    files: ['src/web/features/shop/rest.ts'],
    screens: ['/list'],
  })
  expect(impact(['flyAway'])).toEqual({ hooks: [], files: [], forms: [], screens: [] })
})

test('in this app a withdrawal affects its hook, an ad its form and both its screens', () => {
  const impact = createImpact('.')
  expect(impact(['createAd'])).toMatchObject({ hooks: ['useCreateAd'], forms: ['ad'] })
  expect(impact(['createAd']).screens).toContain('/createAd')
  expect(impact(['createAd']).screens).not.toContain('/about')
  expect(impact(['listWallets']).screens).toContain('/money')
  expect(impact(['candle']).files).toEqual(['src/web/trading/products/spot/feeds/spot-candles.ts'])
  expect(impact(['candle']).screens).toContain('/exchange/:id')
})

test('without an app a change affects nothing', () => {
  expect(createImpact(tmpdir())(['payOrder'])).toEqual({ hooks: [], files: [], forms: [], screens: [] })
})
