import { expect, test } from 'vitest'
import type { KLineRow } from '#generated/models/kline-row.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import { candlePaths } from './candle-paths.ts'

const row = (open: string, high: string, low: string, close: string): KLineRow => [
  instant(0),
  decimal(open),
  decimal(high),
  decimal(low),
  decimal(close),
  decimal('1'),
]

test('candles are placed side by side between the lowest and highest price; falling ones have their own path', () => {
  const { up, down, heightOf } = candlePaths([
    row('100', '200', '100', '150'),
    row('150', '180', '100', '120'),
  ])
  expect([heightOf(decimal('200')), heightOf(decimal('150')), heightOf(decimal('100'))]).toEqual([10, 50, 90])
  expect(up).toEqual(['M0.5 10V90', 'M0.2 50h.6v40h-.6z'])
  expect(down).toEqual(['M1.5 26V90', 'M1.2 50h.6v24h-.6z'])
})

test('a market without movement is a row of dashes in the middle', () => {
  const { up, down } = candlePaths([row('1', '1', '1', '1')])
  expect(up).toEqual(['M0.5 50V50', 'M0.2 50h.6v0.6h-.6z'])
  expect(down).toEqual(['', ''])
})
