import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '#src/core/money/arithmetic.ts'
import { equals, isAtMost } from '#src/core/money/compare.ts'
import { type Decimal, decimal, fromUnits, toText, ZERO } from '#src/core/money/decimal.ts'
import { releasedInAll, releasesOf, type ReleaseTerms } from './releases.ts'

const texts = (values: readonly Decimal[]): string[] =>
  values.map((value) => toText(value).replace(/\.?0+$/, ''))

test('STATE-10.e 1,200 released by a tenth of what is left, twelve times, end with all that is left', () => {
  const terms: ReleaseTerms = { kind: 'proportional', share: decimal('0.1'), periods: 12 }
  const found = texts(releasesOf(terms, decimal('1200')))
  expect(found.slice(0, 4)).toEqual(['120', '108', '97.2', '87.48'])
  expect(found.at(-1)).toMatch(/^376\.57/)
  expect(found).toHaveLength(12)
})

test('STATE-10.e 100 released in three equal parts leave the rest of the cut to the last', () => {
  const terms: ReleaseTerms = { kind: 'equal', share: ZERO, periods: 3 }
  expect(texts(releasesOf(terms, decimal('100')))).toEqual(['33.33333333', '33.33333333', '33.33333334'])
})

test('a lock releases so many times what was locked, cut to eight decimals', () => {
  expect(toText(releasedInAll(decimal('1000'), decimal('1.2')))).toBe('1200.0')
  expect(toText(releasedInAll(decimal('0.00000003'), decimal('1.5')))).toBe('0.00000004')
})

const drawn = fc.record({
  kind: fc.constantFrom('equal' as const, 'proportional' as const),
  share: fc.bigInt({ min: 0n, max: 100n }).map((units) => fromUnits(units, 2)),
  periods: fc.integer({ min: 1, max: 60 }),
})

test('releases are never below 0 and add up to exactly the total: nothing is left after the last', () => {
  fc.assert(
    fc.property(drawn, fc.bigInt({ min: 0n, max: 10n ** 15n }), (terms, units) => {
      const total = fromUnits(units, 8)
      const releases = releasesOf(terms, total)
      expect(releases).toHaveLength(terms.periods)
      expect(releases.every((each) => isAtMost(ZERO, each))).toBe(true)
      expect(equals(sum(releases), total)).toBe(true)
    }),
  )
})
