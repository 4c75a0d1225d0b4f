import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '#src/core/time/day.ts'
import { operation } from '#src/web/client/tests/samples.ts'
import { filterOf, isNarrowed, withFilter, withoutFilter } from './address.ts'
import { choiceField, daysField, type FilterOf, textField, tabField } from './filter-field.ts'

const listed = operation({ patterns: { symbol: '^[A-Z]{1,5}$' } })
const fields = {
  coin: textField('coin', listed, 'symbol'),
  type: choiceField('type', [0, 1, 44]),
  tab: tabField('tab', ['open', 'past']),
  days: daysField(),
}
type Filter = FilterOf<typeof fields>

const days = { from: day('2026-01-02'), to: day('2026-01-03') }
const filters: fc.Arbitrary<Filter> = fc.record({
  coin: fc.constantFrom(null, 'BTC', 'USDT'),
  type: fc.constantFrom(null, 0, 1, 44),
  tab: fc.constantFrom('open', 'past'),
  days: fc.constantFrom(null, days),
})

test('a filter that is written into an address is read from it again, and leaves the rest of it alone', () => {
  fc.assert(
    fc.property(filters, filters, (before, filter) => {
      const address = withFilter(fields, new URLSearchParams('transfer=spot'), before)
      const next = withFilter(fields, address, filter)
      expect(filterOf(fields, next)).toEqual(filter)
      expect(next.get('transfer')).toBe('spot')
    }),
  )
})

test('an address with anything in it is read as a filter of the contract’s values', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('BTC', 'btc', '44', '044', 'past', '2026-01-02'))
  const address = fc.record({ coin: text, type: text, tab: text, from: text, to: text })
  fc.assert(
    fc.property(address, (parameters) => {
      const filter = filterOf(fields, new URLSearchParams(parameters))
      expect(filter.coin === null || /^[A-Z]{1,5}$/.test(filter.coin)).toBe(true)
      expect([null, 0, 1, 44]).toContain(filter.type)
      expect(['open', 'past']).toContain(filter.tab)
      expect(filter.days === null || filter.days.from <= filter.days.to).toBe(true)
    }),
  )
})

test('only one part is changed: the others stay', () => {
  const next = withFilter(fields, new URLSearchParams('coin=BTC&from=2026-01-02&to=2026-01-03'), { type: 1 })
  expect(filterOf(fields, next)).toEqual({ coin: 'BTC', type: 1, tab: 'open', days })
})

test('"Show all" takes off what leaves rows out, and keeps the tab', () => {
  const address = new URLSearchParams('coin=BTC&tab=past&transfer=spot')
  expect(isNarrowed(fields, address)).toBe(true)
  const all = withoutFilter(fields, address)
  expect(all.toString()).toBe('tab=past&transfer=spot')
  expect(isNarrowed(fields, all)).toBe(false)
  expect(isNarrowed(fields, new URLSearchParams('coin=not-a-coin&type=7'))).toBe(false)
})

test('a text without a pattern in the contract is no filter', () => {
  expect(() => textField('coin', listed, 'other')).toThrow('no pattern for other')
})
