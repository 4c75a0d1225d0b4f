import { expect, test } from 'vitest'
import { type Decimal, decimal } from '#src/core/money/decimal.ts'
import { swapOrdering } from '../../products/swap/swap-ordering.ts'
import { testContract } from '../tests/held.ts'
import type { ContractDraft } from './contract-draft.ts'
import { fieldName, judgeContractOrder } from './judge-contract-order.ts'
import type { OrderTerms } from './ordering.ts'

const terms: OrderTerms = {
  contract: testContract({ minVolume: decimal('0.001'), maxVolume: decimal('10') }),
  openFee: decimal('0.0005'),
  leverages: { kind: 'list', all: [decimal('10')] },
}

const draft: ContractDraft = {
  action: 'open',
  direction: 'long',
  kind: 'limit',
  isLimitAfter: false,
  sizeIn: 'size',
  withStops: false,
  price: '50000',
  trigger: undefined,
  size: '0.1',
  takeProfit: undefined,
  stopLoss: undefined,
}

function faultsOf(change: Partial<ContractDraft>, most = '2'): readonly string[] {
  const given = { ...draft, ...change }
  const volume: Decimal | null = given.size === undefined ? null : decimal(given.size)
  const judged = judgeContractOrder(swapOrdering, given, {
    terms,
    volume,
    leverage: decimal('10'),
    most: decimal(most),
    held: undefined,
    mark: decimal('50000'),
  })
  return judged.ok
    ? []
    : judged.faults.map(({ field, rule, values }) =>
        field === 'volume' && values['ctx'] !== undefined
          ? `${field} ${rule} ${values['ctx']}`
          : `${field} ${rule}`,
      )
}

const trigger = { kind: 'trigger', trigger: '60000', price: undefined } as const

test.each<[string, Partial<ContractDraft>, readonly string[]]>([
  ['a limit order is accepted', {}, []],
  ['VAL-22.f MSG-19.c a limit without a price is refused', { price: undefined }, ['entrustPrice required']],
  ['VAL-22.f MSG-19.c a limit of 0 is refused', { price: '0' }, ['entrustPrice x-decimal-exclusive-minimum']],
  ['MSG-19.c a limit 20% above the mark price is taken', { price: '60000' }, []],
  ['MSG-19.c one above that is refused', { price: '60000.01' }, ['entrustPrice x-decimal-maximum']],
  ['MSG-19.c one far below is refused', { price: '39999.99' }, ['entrustPrice x-decimal-minimum']],
  [
    'MSG-19.c a closing limit has a band of 2%',
    { action: 'close', price: '51000.01' },
    ['entrustPrice x-decimal-maximum'],
  ],
  ['VAL-21.a MSG-18.a opening 0 is refused', { size: '0' }, ['volume x-decimal-exclusive-minimum']],
  ['VAL-21.a MSG-18.a opening nothing is refused', { size: undefined }, ['volume required']],
  [
    'VAL-21.b MSG-18.b closing 0 is refused',
    { action: 'close', size: '0' },
    ['volume x-decimal-exclusive-minimum'],
  ],
  [
    'MSG-02.a more than the margin allows is refused',
    { size: '2.1' },
    ['volume x-decimal-maximum affordable'],
  ],
  [
    'MSG-03.a more than is left of the position',
    { action: 'close', size: '2.1' },
    ['volume x-decimal-maximum closable'],
  ],
  ['a trigger is a market order afterwards', trigger, []],
  [
    'VAL-20.a MSG-17.a a trigger price of 0 is refused',
    { ...trigger, trigger: '0' },
    ['triggerPrice x-decimal-exclusive-minimum'],
  ],
  [
    'VAL-20.a a trigger without a price is refused',
    { ...trigger, trigger: undefined },
    ['triggerPrice required'],
  ],
  [
    'a trigger that becomes a limit needs its price',
    { ...trigger, isLimitAfter: true },
    ['entrustPrice required'],
  ],
  ['a trigger reserves no margin', { ...trigger, size: '2.1' }, []],
  [
    'FEAT-14.f stops on either side are taken',
    { withStops: true, takeProfit: '52000', stopLoss: '48000' },
    [],
  ],
  [
    'FEAT-14.f a stop loss of a long lies below its price',
    { withStops: true, stopLoss: '50000' },
    ['minPrice x-decimal-exclusive-maximum'],
  ],
  [
    'FEAT-14.f a stop loss of a short lies above its price',
    { withStops: true, direction: 'short', stopLoss: '50000' },
    ['maxPrice x-decimal-exclusive-minimum'],
  ],
  ['stops that are switched off are not sent', { stopLoss: '60000' }, []],
])('%s', (_title, change, faults) => {
  expect(faultsOf(change)).toEqual(faults)
})

test('FEAT-14.f of a long the lower price stops the loss, of a short the upper one', () => {
  expect(fieldName('stopLoss', 'long')).toBe('minPrice')
  expect(fieldName('stopLoss', 'short')).toBe('maxPrice')
  expect(fieldName('takeProfit', 'long')).toBe('maxPrice')
})
