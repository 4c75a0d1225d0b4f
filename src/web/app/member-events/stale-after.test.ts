import { expect, test } from 'vitest'
import { staleAfter } from './stale-after.ts'

test.each([
  ['swap', ['listOpenSwapOrders', 'listSwapPositions', 'listSwapWallets']],
  ['coinSwap', ['listOpenCoinSwapOrders', 'listCoinSwapPositionWallets', 'listCoinSwapWallets']],
] as const)(
  'a liquidation in the account %s makes its orders, positions and wallets stale',
  (account, reads) => {
    expect(staleAfter({ account, kind: 'LIQUIDATED' })).toEqual(expect.arrayContaining([...reads]))
  },
)
