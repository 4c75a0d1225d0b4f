import { expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { assetOf } from './assets.ts'
import { dayGain } from './day.ts'

const asset = (unit: string, amount: string, usdRate: string | null) => {
  const held = assetOf(
    unit,
    { available: decimal(amount), frozen: decimal('0'), toRelease: decimal('0') },
    undefined,
  )
  const usd = usdRate === null ? null : decimal(usdRate)
  return { ...held, usd }
}

test('what was gained in a day is counted from the prices before, not from those now', () => {
  const changes = new Map([
    ['BTC', decimal('0.25')],
    ['ETH', decimal('-0.5')],
  ])
  // 125 now was 100, 50 now was 100; 200 USDT stood still, and nobody knows NOVA's worth.
  const assets = [
    asset('BTC', '1', '125'),
    asset('ETH', '1', '50'),
    asset('USDT', '200', '200'),
    asset('NOVA', '3', null),
  ]
  const gain = dayGain(assets, changes)
  expect(
    gain && [gain.usd, gain.percent].map((value) => formatDecimal(value, 'en_US', { trim: true })),
  ).toEqual(['−25', '−6.25'])
})

test('nothing is said where no coin that counts has a known change', () => {
  const changes = new Map([['BTC', decimal('0.25')]])
  expect(dayGain([asset('USDT', '200', '200'), asset('BTC', '0', '0')], changes)).toBeNull()
  expect(dayGain([asset('BTC', '1', '125')], new Map())).toBeNull()
  expect(dayGain([], changes)).toBeNull()
})
