import { expect, test } from 'vitest'
import type { Currency } from '#generated/wire/currency.ts'
import { parseGmt8 } from '#src/core/time/gmt8.ts'
import { fixedClock } from '../../kernel/clock.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'

/** Currencies as an exchange lists them at a time in GMT+8. */
async function listedAt(time: string): Promise<readonly Currency[]> {
  const box = await testSandbox({ clock: fixedClock(parseGmt8(time) ?? 0) })
  const { data } = (await box.bare('GET', '/uc/currency/findAll')) as { data: readonly Currency[] }
  return data
}

test('values can be shown in sixteen currencies, the dollar first, each at its rate', async () => {
  const listed = await listedAt('2026-11-21 09:30:00')
  const common = { imageUrl: null, status: 1, updateTime: '2026-11-21 08:00:00' }
  expect(listed.slice(0, 3)).toEqual([
    { id: 1, fullName: 'USD', symbol: '$', rate: '1', sort: 1, ...common },
    { id: 2, fullName: 'EUR', symbol: '€', rate: '0.8650', sort: 2, ...common },
    { id: 3, fullName: 'GBP', symbol: '£', rate: '0.7540', sort: 3, ...common },
  ])
  expect(listed.at(-1)).toEqual({
    id: 16,
    fullName: 'AED',
    symbol: 'AED',
    rate: '3.6725',
    sort: 16,
    ...common,
  })
  expect(new Set(listed.map(({ fullName }) => fullName)).size).toBe(16)
})

test.each([
  ['2026-11-21 07:59:59', '2026-11-20 08:00:00'],
  ['2026-11-21 08:00:00', '2026-11-21 08:00:00'],
  ['2026-11-22 07:59:59', '2026-11-21 08:00:00'],
])('at %s the rates are those of %s, the midnight before in UTC', async (time, updated) => {
  const times = (await listedAt(time)).map(({ updateTime }) => updateTime)
  expect(new Set(times)).toEqual(new Set([updated]))
})
