/** Tests of the rules from tables of changes of the healthy contract. */
import { expect, test } from 'vitest'
import { type Change, expectFinding, expectNothing, told } from './check-rule.ts'

/** Changes with the one finding of each: its rule, text of the line that it points at, and its words. */
export type Found = readonly (readonly [rule: string, change: Change, at: string, says: RegExp])[]

/** Changes that no rule finds anything in, with what makes them right. */
export type Fine = readonly (readonly [rule: string, why: string, change: Change])[]

/** Changes in which other rules find something too. */
export type Both = readonly (readonly [rule: string, change: Change, says: string])[]

export const testFound = (rows: Found): void =>
  test.each(rows.map(([rule, change, at, says]) => ({ ...change, rule, at, says })))(
    '$rule finds $says',
    async (violation) => {
      expect.hasAssertions()
      await expectFinding(violation)
    },
  )

export const testFine = (rows: Fine): void =>
  test.each(rows)('%s accepts: %s', async (_rule, _why, change) => {
    expect.hasAssertions()
    await expectNothing(change)
  })

export const testBoth = (rows: Both): void =>
  test.each(rows.map(([rule, change, says]) => ({ rule, change, says })))(
    '$rule finds that $says',
    async ({ rule, change, says }) => {
      expect(await told(change)).toContain(`${rule}: ${says}`)
    },
  )
