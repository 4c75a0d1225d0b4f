import { expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import type { LabActivity } from './activities.ts'
import { labText } from './lab-texts.ts'
import {
  activity,
  INVITERS,
  LOCK_UP,
  MINING,
  RUSH_SALE,
  SHARED_SALE,
  SHARING,
  SUBSCRIPTION,
} from './testing-bare.ts'
import { unitsOf } from './testing-lab.ts'

/** An activity of which no words are known. */
const fresh = (id: number, terms: Partial<LabActivity> = {}): LabActivity => ({ ...activity(id), ...terms })

test.each([
  [
    RUSH_SALE,
    'LINK sale: first come, first served',
    /^LINK at 1,234\.567 USDT each while something is left,/,
  ],
  [
    SHARED_SALE,
    'AVAX sale: shared out in proportion',
    /^AVAX at 1,234\.567 USDT each, shared out at the end/,
  ],
  [SHARING, 'OBX position sharing', /^Freeze USDT and get a share of 2,345\.678 OBX;/],
  [SUBSCRIPTION, 'OBX free subscription', /^OBX at 1,234\.567 USDT each, as long/],
  [MINING, 'OBX cloud mining', /^Mining machines for 1,234\.567 USDT each that yield OBX/],
  [LOCK_UP, 'OBX lock-up', /^Lock OBX and get more back, period by period\.$/],
  [
    INVITERS,
    'OBX position sharing for inviters',
    /^For members .* freeze USDT and get a share of 2,345\.678 OBX;/,
  ],
])('activity %i is called "%s" and has a summary with its numbers', (id, title, summary) => {
  const told = labText(fresh(id, { price: decimal('1234.56700'), supply: unitsOf('2345.678') }), 'en_US')
  expect(told.title).toBe(title)
  expect(told.summary).toMatch(summary)
})

test.each([
  [RUSH_SALE, 'Place a limit order to buy', 'The usual trading fee applies.'],
  [
    SHARED_SALE,
    'At the end, what is on sale',
    'What is not filled rests as a usual order; you can cancel it.',
  ],
  [SHARING, 'Your share of the OBX is', 'A participation cannot be taken back.'],
  [LOCK_UP, 'Amount and fee are frozen at once.', 'If the activity is cancelled,'],
])('STATE-10.f FEAT-21.b the words of activity %i end with the rules of its kind', (id, text, rule) => {
  const { html } = labText(fresh(id), 'en_US')
  expect(html).toMatch(/^<p>[^{}]+<\/p><ul><li>[^{}]+<\/li><li>[^{}]+<\/li><\/ul>$/)
  expect(html.split('<ul>')[0]).toContain(text)
  expect(html.split('<ul>')[1]).toContain(rule)
})

test('words are written once for each activity and language', () => {
  const found = fresh(SUBSCRIPTION, { price: decimal('1234.56700') })
  const [english, german] = [labText(found, 'en_US'), labText(found, 'de_DE')]
  expect([english.title, german.title]).toEqual(['OBX free subscription', 'OBX: freie Zeichnung'])
  expect(german.summary).toContain('1.234,567 USDT')
  expect(labText(found, 'en_US')).toBe(english)
  expect(labText(found, 'de_DE')).toBe(german)
})
