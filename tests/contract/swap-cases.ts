import { type Case, each, eachRefused, inAll } from './request-case.ts'

/** A clause of perpetuals holds in screen and server: tests of the screens name it. */
const UNNAMED = ''

const linear = ['placeSwapOpeningOrder', 'placeSwapClosingOrder']
const inverse = ['placeCoinSwapOpeningOrder', 'placeCoinSwapClosingOrder']
const inverseLeverage = ['placeCoinSwapOpeningOrder', 'setCoinSwapLeverage']
const orders = [...linear, ...inverse]
/** Without the stop loss of the example, so that prices may be anything. */
const none = { minPrice: undefined, maxPrice: undefined }
const limit = { type: 1, ...none }
const market = { type: 0, entrustPrice: '0', ...none }
const trigger = { type: 2, entrustPrice: '0', triggerPrice: '97000', ...none }
const long = { minPrice: '94000', maxPrice: '99000' }

/** Accepted and refused requests of orders for contracts, and of positions. */
export const swapCases: readonly Case[] = [
  {
    rule: 'a trigger order has a trigger price above 0, and may have a limit',
    operations: inAll('VAL-20.b', orders),
    inside: [trigger, { ...trigger, triggerPrice: '0.00000001' }, { ...trigger, entrustPrice: '96900' }],
    outside: eachRefused('triggerPrice', [undefined, '', '0', '0.0', '-1', 'soon']).map(([at, change]) => [
      at,
      { ...trigger, ...change },
    ]),
  },
  {
    rule: 'the volume that is opened or closed is above 0 and has up to 8 decimals',
    operations: inAll(UNNAMED, linear),
    inside: each('volume', ['0.00000001', '12', '0.1']),
    outside: eachRefused('volume', [undefined, '', '0', '0.0', '-1', 'all', '0.000000001']),
  },
  {
    rule: 'the volume of a coin-margined contract is whole',
    operations: inAll(UNNAMED, inverse),
    inside: each('volume', ['1', '12', '100000', '5.0']),
    outside: eachRefused('volume', [undefined, '', '0', '0.0', '-1', 'all', '0.1', '1.5', '0.00000001']),
  },
  {
    rule: 'a limit order has a price, an empty one never makes a market order',
    operations: inAll(UNNAMED, orders),
    inside: [...each('entrustPrice', ['0.01', '96412.5']).map((change) => ({ ...limit, ...change })), market],
    outside: [
      ...eachRefused('entrustPrice', [undefined, '', ' ', '0', '-1', '1e5']).map(
        ([at, change]) => [at, { ...limit, ...change }] as [string, typeof change],
      ),
      ['entrustPrice', { ...market, entrustPrice: '96412.5' }],
      ['entrustPrice', { ...market, entrustPrice: '' }],
    ],
  },
  {
    rule: 'a limit lies near the mark price; a trigger order may lie anywhere',
    operations: inAll(UNNAMED, orders),
    ctx: { minPrice: '80000', maxPrice: '120000', pricePlaces: 2 },
    inside: [
      ...each('entrustPrice', ['80000', '120000', '96000.25']).map((change) => ({ ...limit, ...change })),
      { ...trigger, entrustPrice: '1' },
      market,
    ],
    outside: eachRefused('entrustPrice', ['79999.99', '120000.01', '96000.255']).map(([at, change]) => [
      at,
      { ...limit, ...change },
    ]),
  },
  {
    rule: 'no more than the usable margin allows, no less and no more than the contract wants',
    operations: inAll(UNNAMED, ['placeSwapOpeningOrder']),
    ctx: { minAmount: '0.01', maxAmount: '100', affordable: '5', amountPlaces: 3 },
    inside: each('volume', ['0.01', '5', '4.999']),
    outside: eachRefused('volume', ['0.009', '5.001', '0.0101']),
  },
  {
    rule: 'no more contracts than the usable margin allows, no fewer and no more than the contract wants',
    operations: inAll(UNNAMED, ['placeCoinSwapOpeningOrder']),
    ctx: { minAmount: '2', maxAmount: '100', affordable: '5' },
    inside: each('volume', ['2', '5']),
    outside: eachRefused('volume', ['1', '6', '101']),
  },
  {
    rule: 'no more contracts are closed than other closing orders leave of the position',
    operations: inAll(UNNAMED, ['placeCoinSwapClosingOrder']),
    ctx: { maxAmount: '100', closable: '50' },
    inside: each('volume', ['50', '1']),
    outside: eachRefused('volume', ['51', '100']),
  },
  {
    rule: 'no more is closed than other closing orders leave of the position',
    operations: inAll(UNNAMED, ['placeSwapClosingOrder']),
    ctx: { maxAmount: '100', closable: '0.5' },
    inside: each('volume', ['0.5', '0.499']),
    outside: eachRefused('volume', ['0.501', '100']),
  },
  {
    rule: 'the leverage is one that the contract lists',
    operations: inAll(UNNAMED, ['placeSwapOpeningOrder', 'setSwapLeverage', ...inverseLeverage]),
    ctx: { leveragePattern: '^(?:1|5|20)$' },
    inside: each('leverage', ['1', '5', '20']),
    outside: eachRefused('leverage', ['2', '50', '15']),
  },
  {
    rule: 'the leverage lies within the range of the contract',
    operations: inAll(UNNAMED, ['placeSwapOpeningOrder', 'setSwapLeverage', ...inverseLeverage]),
    ctx: { minLeverage: '1', maxLeverage: '50' },
    inside: each('leverage', ['1', '12.5', '50']),
    outside: eachRefused('leverage', ['0.5', '50.1', '0', '-5', '', undefined]),
  },
  {
    rule: 'take profit and stop loss lie on either side of the price of opening, either may be left out',
    operations: inAll(UNNAMED, ['placeSwapOpeningOrder']),
    ctx: { markPrice: '96412.5' },
    inside: [
      { ...limit, ...long },
      { ...limit, minPrice: '95999.99' },
      { ...limit, maxPrice: '96000.01' },
      { ...market, ...long },
      { ...trigger, minPrice: '96999', maxPrice: '97001' },
    ],
    outside: [
      ['minPrice', { ...limit, minPrice: '96000' }],
      ['maxPrice', { ...limit, maxPrice: '96000' }],
      ['minPrice', { ...market, minPrice: '96412.5' }],
      ['maxPrice', { ...market, maxPrice: '96412.5' }],
      ['minPrice', { ...trigger, minPrice: '97000' }],
      ['maxPrice', { ...trigger, maxPrice: '97000' }],
      ['minPrice', { ...limit, minPrice: '0' }],
      ['type', { ...none, type: undefined, minPrice: '97000' }],
    ],
  },
  {
    rule: 'the mark price lies between the prices that close a position; either may be left out',
    operations: inAll(UNNAMED, ['setSwapTakeProfitStopLoss']),
    ctx: { markPrice: '96412.5', pricePlaces: 2 },
    inside: [{}, { minPrice: undefined }, { maxPrice: undefined }, none],
    outside: [
      ...eachRefused('minPrice', ['96412.5', '97000', '0', '94000.005']),
      ...eachRefused('maxPrice', ['96412.5', '90000', '0', '99000.005']),
    ],
  },
  {
    rule: 'the margin that is added or taken away is above 0, and no more than can be',
    operations: inAll(UNNAMED, ['adjustSwapMargin', 'adjustCoinSwapMargin']),
    ctx: { adjustable: '120' },
    inside: [...each('principal', ['0.00000001', '120']), ...each('type', [0, 1])],
    outside: [
      ...eachRefused('principal', ['0', '-1', '120.00000001', '0.000000001', '']),
      ...eachRefused('type', [2, '']),
    ],
  },
  {
    rule: 'the margin mode is cross or isolated',
    operations: inAll(UNNAMED, [
      'switchSwapMarginMode',
      'checkSwapMarginMode',
      'switchCoinSwapMarginMode',
      'checkCoinSwapMarginMode',
    ]),
    inside: each('targetPattern', [0, 1]),
    outside: eachRefused('targetPattern', [2, undefined, 'CROSSED']),
  },
  {
    rule: 'prices are not below 0, and have the decimals of the contract',
    operations: inAll(UNNAMED, orders),
    ctx: { pricePlaces: 2 },
    inside: [
      { ...trigger, triggerPrice: '97000.25', entrustPrice: '96900.25' },
      { ...limit, entrustPrice: '96000', triggerPrice: '0' },
      { ...market, triggerPrice: '0' },
    ],
    outside: [
      ['triggerPrice', { ...trigger, triggerPrice: '97000.005' }],
      ['triggerPrice', { ...limit, entrustPrice: '96000', triggerPrice: '-0.01' }],
      ['entrustPrice', { ...trigger, entrustPrice: '-0.01' }],
      ['entrustPrice', { ...market, entrustPrice: '0.01' }],
    ],
  },
  {
    rule: 'an order is for one side, at the market, at a limit or after a trigger',
    operations: inAll(UNNAMED, orders),
    inside: [...each('direction', [0, 1]), { ...limit, entrustPrice: '96000' }, market, trigger],
    outside: [
      ...eachRefused('direction', [-1, 2, '']),
      // Without a type nothing is known of the price.
      ['type', { ...market, type: 3 }],
      ['type', { ...market, type: undefined, entrustPrice: '96000' }],
      ['type', { ...market, type: undefined }],
    ],
  },
  {
    rule: 'no less is closed than the contract wants',
    operations: inAll(UNNAMED, ['placeSwapClosingOrder', 'placeCoinSwapClosingOrder']),
    ctx: { minAmount: '2' },
    inside: each('volume', ['2']),
    outside: eachRefused('volume', ['1']),
  },
  {
    rule: 'the leverage is above 0, whatever the contract lists',
    operations: inAll(UNNAMED, ['placeSwapOpeningOrder', 'setSwapLeverage', ...inverseLeverage]),
    inside: each('leverage', ['0.5', '125']),
    outside: eachRefused('leverage', ['0', '-1']),
  },
  {
    rule: 'take profit and stop loss are above 0 and apart, in decimals of the contract, whatever the mark price',
    operations: inAll(UNNAMED, ['placeSwapOpeningOrder']),
    ctx: { pricePlaces: 2 },
    inside: [
      { ...market, minPrice: '0.01', maxPrice: '0.02' },
      { ...market, maxPrice: '0.01' },
    ],
    outside: [
      ['minPrice', { ...market, minPrice: '95000', maxPrice: '95000' }],
      ['minPrice', { ...market, minPrice: '0' }],
      ['maxPrice', { ...market, maxPrice: '0' }],
      ['minPrice', { ...market, minPrice: '94000.005' }],
      ['maxPrice', { ...market, maxPrice: '99000.005' }],
    ],
  },
  {
    rule: 'prices that close a position are above 0, whatever the mark price',
    operations: inAll(UNNAMED, ['setSwapTakeProfitStopLoss']),
    inside: [...each('minPrice', ['0.01']), ...each('maxPrice', ['0.01'])],
    outside: [...eachRefused('minPrice', ['0', '-1']), ...eachRefused('maxPrice', ['0', '-1'])],
  },
  {
    rule: 'a range of days begins before it ends',
    operations: inAll(UNNAMED, [
      'listOpenSwapOrders',
      'listPastSwapOrders',
      'listOpenCoinSwapOrders',
      'listPastCoinSwapOrders',
    ]),
    inside: [{ startTime: '2026-11-01', endTime: '2026-11-01' }, { startTime: '2026-11-01' }],
    outside: [['endTime', { startTime: '2026-11-02', endTime: '2026-11-01' }]],
  },
]
