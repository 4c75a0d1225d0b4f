// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { show } from '../tests/show.tsx'
import { Amount, AmountsHidden, Money } from './amount.tsx'
import { Change, Gain, Price, Quantity } from './price.tsx'

afterEach(cleanup)

const value = decimal('1234.5')
const loss = decimal('-1234.5')

/** Returns the text of a number, how it moves, and whether it is quiet. */
function shown(part: ReactNode) {
  const { container } = show(part)
  const mark = container.querySelector<HTMLElement>('[data-direction], [data-quiet]')
  const texts = shownTexts(container, 'section').join('')
  cleanup()
  return [texts, mark?.dataset['direction'], mark?.dataset['quiet']]
}

test.each([
  [<Price key="0" value={value} places={3} />, ['1,234.500', '0', 'false']],
  [<Price key="0" value={value} places={1} direction={1} unit="USDT" />, ['1,234.5 USDTrisen', '1', 'false']],
  [<Price key="0" value={value} direction={-1} currency="$" />, ['$1,234.50fallen', '-1', 'false']],
  [<Price key="0" value={null} direction={-1} places={2} />, ['—', '0', 'true']],
  [<Quantity key="0" value={value} places={4} unit="BTC" />, ['1,234.5000BTC', undefined, 'false']],
  [<Quantity key="0" value={decimal('0')} places={2} />, ['0.00', undefined, 'true']],
  [<Quantity key="0" value={null} places={2} unit="BTC" />, ['—', undefined, 'true']],
  [<Change key="0" percent={decimal('12.345')} />, ['+12.34%', '1', 'false']],
  [<Change key="0" percent={decimal('-12.345')} places={1} />, ['−12.3%', '-1', 'false']],
  [<Change key="0" percent={decimal('0')} />, ['0.00%', '0', 'true']],
  [<Gain key="0" value={value} places={4} unit="USDT" />, ['+1,234.5000 USDT', '1', 'false']],
  [<Gain key="0" value={loss} currency="€" />, ['−€1,234.50', '-1', 'false']],
  [<Gain key="0" value={null} unit="USDT" />, ['—', '0', 'true']],
  [
    <Amount key="0" value={value} unit="BTC" places={8} minimumPlaces={3} />,
    ['1,234.500 BTC', undefined, 'false'],
  ],
  [<Amount key="0" value={decimal('0')} unit="BTC" />, ['0 BTC', undefined, 'true']],
  [<Amount key="0" value={null} />, ['—', undefined, 'true']],
  [<Money key="0" value={value} symbol="€" />, ['€1,234.50', undefined, 'false']],
  [<Money key="0" value={decimal('0')} symbol="€" />, ['€0.00', undefined, 'true']],
])('VAL-19.d a number is written with its places, unit, sign and movement: %#', (part, expected) => {
  expect(shown(part)).toEqual(expected)
})

test('hidden are all amounts of the reader, not what a market shows; what is not known stays a dash', () => {
  const hidden = [
    <Amount key="0" value={value} />,
    <Money key="1" value={value} symbol="$" />,
    <Quantity key="2" value={value} places={2} />,
    <Gain key="3" value={value} />,
  ].map((part) => shown(<AmountsHidden value>{part}</AmountsHidden>)[0])
  expect(hidden).toEqual(Array.from({ length: 4 }, () => 'Amount hidden'))
  const unknown = [
    <Amount key="0" value={null} />,
    <Money key="1" value={null} symbol="$" />,
    <Quantity key="2" value={null} places={2} />,
    <Gain key="3" value={null} />,
  ].map((part) => shown(<AmountsHidden value>{part}</AmountsHidden>)[0])
  expect(unknown).toEqual(['—', '—', '—', '—'])
  expect(shown(<AmountsHidden value>{<Change percent={decimal('2')} />}</AmountsHidden>)[0]).toBe('+2.00%')
})
