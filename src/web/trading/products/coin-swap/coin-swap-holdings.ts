import { useMemo } from 'react'
import {
  getCoinSwapPositionWallet,
  getListCoinSwapPositionWalletsQueryKey,
  listCoinSwapPositionWallets,
} from '#generated/client/coin-swap/coin-swap.ts'
import type { CoinSwapWallet } from '#generated/models/coin-swap-wallet.ts'
import type { ContractOrderEntrust } from '#generated/models/contract-order-entrust.ts'
import { MarginMode } from '#generated/models/margin-mode.ts'
import { id, type Id } from '#src/core/contract/id.ts'
import { subtract } from '#src/core/money/arithmetic.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { ZERO } from '#src/core/money/decimal.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import { useSession } from '#src/web/session/hooks.ts'
import type { HeldPositions, MarginAccount, Position } from '../../perpetual/holdings.ts'
import { LATEST } from '../../perpetual-wire/contract-orders.ts'
import { USUAL_LEVERAGE } from '../../perpetual-wire/contract-terms.ts'
import { stopsAmong } from '../../perpetual-wire/stop-orders.ts'
import { useWireRead } from '../../wire-read.ts'
import { coinSwapKind } from './coin-swap-kind.ts'
import { coinSwapOrderCalls } from './coin-swap-order-calls.ts'
import { coinSwapTopics } from './coin-swap-topics.ts'

type Orders = readonly ContractOrderEntrust[]
type Wallets = readonly CoinSwapWallet[]

const NO_ORDERS: Orders = []
const DIRECTIONS = ['long', 'short'] as const

const accountOf = (wallet: CoinSwapWallet): MarginAccount & { readonly symbol: string } => ({
  symbol: wallet.symbol ?? wallet.contractCoin.symbol,
  money: coinSwapKind.moneyOf(wallet.contractCoin),
  // Servers that do not say begin with isolated margin.
  mode: wallet.coinPattern === MarginMode.CROSSED ? 'cross' : 'isolated',
  balance: wallet.coinBalance,
  frozen: wallet.coinFrozenBalance,
})

export const leveragesOf = ({ coinBuyLeverage, coinSellLeverage }: CoinSwapWallet) => ({
  long: coinBuyLeverage,
  short: coinSellLeverage,
})

/** Volume, what closing orders hold of it, average price and margin of a side. */
const sideOf = (wallet: CoinSwapWallet, direction: Direction) =>
  direction === 'long'
    ? ([
        wallet.coinBuyPosition,
        wallet.coinFrozenBuyPosition,
        wallet.coinBuyPrice,
        wallet.coinBuyPrincipalAmount,
      ] as const)
    : ([
        wallet.coinSellPosition,
        wallet.coinFrozenSellPosition,
        wallet.coinSellPrice,
        wallet.coinSellPrincipalAmount,
      ] as const)

/** Returns the position of a wallet in a direction; null without one. */
function positionOf(wallet: CoinSwapWallet, direction: Direction): Position | null {
  const [volume, frozen, entry, margin] = sideOf(wallet, direction)
  if (!volume || !entry || !isPositive(volume)) return null
  const { symbol, mode } = accountOf(wallet)
  return {
    id: id(`${wallet.id}-${direction}`),
    contractId: wallet.contractId,
    symbol,
    direction,
    mode,
    leverage: leveragesOf(wallet)[direction] ?? USUAL_LEVERAGE,
    entry,
    volume,
    closable: subtract(volume, frozen ?? ZERO),
    margin: margin ?? ZERO,
    minPrice: null,
    maxPrice: null,
    funding: null,
  }
}

/** Returns a position with the prices of the orders that stop it. */
function withStops(position: Position, orders: Orders): Position {
  const { minPrice, maxPrice } = stopsAmong(orders, position)
  return { ...position, minPrice: minPrice[0]?.price ?? null, maxPrice: maxPrice[0]?.price ?? null }
}

const heldOf = ({ data: wallets }: { readonly data: Wallets }): HeldPositions => ({
  positions: wallets.flatMap((wallet) =>
    DIRECTIONS.flatMap((direction) => positionOf(wallet, direction) ?? []),
  ),
  prices: new Map(
    wallets.flatMap((wallet) =>
      wallet.currentPrice ? [[accountOf(wallet).symbol, wallet.currentPrice] as const] : [],
    ),
  ),
})

function useWallets<Data>(select: (answer: { readonly data: Wallets }) => Data) {
  const wallets = { read: listCoinSwapPositionWallets, key: getListCoinSwapPositionWalletsQueryKey }
  const enabled = useSession().status === 'member'
  return useWireRead(wallets, [], { enabled, refetchInterval: coinSwapTopics.pollMs, select })
}

/** Returns the member's positions, which stand on the wallets, with their mark prices. */
export function useCoinSwapPositions() {
  const asked = useWallets(heldOf)
  const enabled = useSession().status === 'member'
  const { data: orders = NO_ORDERS } = useWireRead(coinSwapOrderCalls.open, [LATEST], {
    enabled,
    select: ({ content }) => content,
  })
  const held = asked.data
  const own = held?.positions
  // Each read brings other prices: positions are others only when something of them has changed.
  const positions = useMemo(() => own?.map((each) => withStops(each, orders)), [own, orders])
  return { ...asked, data: held && positions && { ...held, positions } }
}

/** Returns the accounts, one a contract. */
export const useCoinSwapAccounts = () => useWallets(({ data }) => data.map(accountOf))

/** Asks the server for the position of a contract in a direction; null while there is none. */
export const findCoinSwapPosition = async (contractCoinId: Id, direction: Direction) =>
  positionOf((await getCoinSwapPositionWallet({ contractCoinId })).data, direction)
