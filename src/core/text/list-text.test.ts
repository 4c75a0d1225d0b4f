import { expect, test } from 'vitest'
import { listText } from './list-text.ts'

const COINS = ['USDT', 'BTC', 'ETH']

test.each([
  ['zh-CN', 'USDT、BTC 或 ETH'],
  ['zh-HK', 'USDT、BTC 或 ETH'],
  ['ja-JP', 'USDT、BTC、またはETH'],
  ['en-US', 'USDT, BTC, or ETH'],
])('%s lists alternative coins: %s', (locale, text) => {
  expect(listText(COINS, locale, 'disjunction')).toBe(text)
})

test('Chinese puts spaces around shares and levels', () => {
  expect(listText(['5%', '10%', '15%'], 'zh-CN')).toBe('5%、10% 和 15%')
  expect(listText(['L4', 'L5', 'L6'], 'zh-HK')).toBe('L4、L5 及 L6')
})
