import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { beforeAll, expect, test } from 'vitest'
import { type OperationId, operations } from '#generated/operations/all.ts'
import { changeFaults } from '#src/core/contract/changes.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import { readOf } from '#src/web/client/reads.ts'
import { markStale, onStale } from '#src/web/client/stale-reads.ts'
import { fakeServer } from '#src/web/client/tests/fake-server.ts'
import { all, document, requestOf } from './request-of.ts'

const table: Readonly<Record<OperationId, Operation>> = operations
const of = (effect: Operation['effect']): Operation[] =>
  Object.values(table).filter((operation) => operation.effect === effect)

const TRANSFERS = ['transferSwap', 'transferCoinSwap', 'transferSecond'] as const
const SPOT_ORDERS = ['placeSpotOrder', 'cancelSpotOrder', 'cancelSpotOrders'] as const
/** Acts that freeze, pay, receive or return coins of the spot account. */
const SPOT = [
  ...SPOT_ORDERS,
  ...TRANSFERS,
  'convert',
  'createWithdrawal',
  'createWithdrawCode',
  'redeemWithdrawCode',
  'redeemGiftCard',
  'applyAsMerchant',
  'cancelMerchant',
  'putAdOnShelf',
  'takeAdOffShelf',
  'placeOtcSellOrder',
  'releaseOtcOrder',
  'cancelOtcOrder',
  'buySavings',
  'redeemSavings',
  'joinLabActivity',
  'placeOptionBet',
] as const
/** Acts after which a prerequisite may be met, or no longer be. */
const SETTINGS = [
  'applyForRealName',
  'bindEmail',
  'bindPhone',
  'changeEmail',
  'changePhone',
  'setFundPassword',
  'bindAuthenticator',
  'unbindAuthenticator',
  'savePaymentMethod',
  'deletePaymentMethod',
] as const
const OFFERS = [
  'putAdOnShelf',
  'takeAdOffShelf',
  'placeOtcBuyOrder',
  'placeOtcSellOrder',
  'releaseOtcOrder',
  'cancelOtcOrder',
  'cancelMerchant',
] as const
const ordersOf = (product: 'Swap' | 'CoinSwap') =>
  [
    `place${product}OpeningOrder`,
    `place${product}ClosingOrder`,
    `cancel${product}Order`,
    `cancel${product}Orders`,
    `close${product}Positions`,
    `adjust${product}Margin`,
  ] as const

type Options = { readonly queryKey: QueryKey; readonly queryFn: () => Promise<unknown> }
const client = new QueryClient()
let found: string[] = []

/** Asks each read by its generated query, with its example, as a screen does. */
beforeAll(async () => {
  fakeServer()
  for (const { id, tag, path } of of('read')) {
    const hooks = (await import(`../../generated/client/${tag}/${tag}.ts`)) as Readonly<
      Record<string, unknown>
    >
    const optionsOf = hooks[`get${id.charAt(0).toUpperCase()}${id.slice(1)}QueryOptions`] as (
      ...args: unknown[]
    ) => Options
    const { example } = requestOf(id)
    const params = [...path.matchAll(/{(\w+)}/g)].map(([, name]) => example[name ?? ''] ?? 'BTC')
    void client.query(optionsOf(...params, example)).catch(() => {})
  }
  onStale((isStale) => {
    const queries = client.getQueryCache().findAll({ predicate: ({ queryKey }) => isStale(queryKey) })
    found = queries.map(({ queryKey }) => readOf(queryKey)?.id ?? '')
    return Promise.resolve()
  })
})

test.each(of('act').map((act) => [act.id, act] as const))(
  'after %s exactly the reads that it names are found in the cache',
  (_id, act) => {
    found = []
    markStale(act)
    expect(found.toSorted()).toEqual([...(act.changes ?? [])].toSorted())
  },
)

test.each([
  ['the balances of the spot account', ['listWallets', 'listTransactions'], SPOT],
  ['those of USDT perpetuals', ['listSwapWallets'], [...ordersOf('Swap'), ...TRANSFERS]],
  ['those of coin perpetuals', ['listCoinSwapWallets'], [...ordersOf('CoinSwap'), ...TRANSFERS]],
  ['those of second contracts', ['listSecondWallets'], ['placeSecondOrder', ...TRANSFERS]],
  ['the open and past orders', ['listOpenSpotOrders', 'listPastSpotOrders'], SPOT_ORDERS],
  ['positions in USDT', ['listSwapPositions'], [...ordersOf('Swap'), 'setSwapTakeProfitStopLoss']],
  ['withdrawals', ['listWithdrawals'], ['createWithdrawal']],
  ['what is set up in the account', ['getSecuritySetting'], SETTINGS],
  ['the offers of C2C', ['listAds'], OFFERS],
] as const)('the acts that change %s name them', (_what, reads, acts) => {
  expect(acts.filter((id) => !reads.every((read) => table[id].changes?.includes(read)))).toEqual([])
})

test('every act says what it changes, by names of reads and of groups that are used', () => {
  const marks = all.map(({ operation }) => ({
    id: operation.operationId,
    effect: operation['x-effect'],
    changes: operation['x-changes'],
  }))
  expect(changeFaults(marks, document['x-read-groups'])).toEqual([])
})
