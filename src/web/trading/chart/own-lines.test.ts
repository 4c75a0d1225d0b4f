import { expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import type { ChartColours } from './chart-colours.ts'
import { ownLine } from './own-lines.ts'

/** Each colour is its own name. */
const colours = new Proxy({}, { get: (_target, name) => name }) as ChartColours

test('an order is dashed in the brand colour, a liquidation never has the colour of a falling price', () => {
  const at = { price: decimal('47762.69'), title: '' }
  const look = (line: ReturnType<typeof ownLine>) => [line.color, line.lineWidth]
  expect(look(ownLine(at, colours))).toEqual(['own', 1])
  expect(look(ownLine({ ...at, look: 'entry' }, colours))).toEqual(['tag', 1])
  expect(look(ownLine({ ...at, look: 'takeProfit' }, colours))).toEqual(['up', 1])
  expect(look(ownLine({ ...at, look: 'stopLoss' }, colours))).toEqual(['down', 1])
  expect(look(ownLine({ ...at, look: 'liquidation' }, colours))).toEqual(['danger', 2])
  expect(ownLine(at, colours).price).toBe(47_762.69)
})
