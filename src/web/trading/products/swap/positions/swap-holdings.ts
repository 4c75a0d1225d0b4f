import { useMemo } from 'react'
import { useListSwapWallets } from '#generated/client/assets/assets.ts'
import { useListSwapPositions } from '#generated/client/swap/swap.ts'
import { useListSwapContracts } from '#generated/client/swap-market/swap-market.ts'
import type { ContractCoin } from '#generated/models/contract-coin.ts'
import { ContractOrderDirection } from '#generated/models/contract-order-direction.ts'
import { MarginMode } from '#generated/models/margin-mode.ts'
import type { MemberContractPosition } from '#generated/models/member-contract-position.ts'
import type { SwapPositionsResponse } from '#generated/models/swap-positions-response.ts'
import type { SwapWallet } from '#generated/models/swap-wallet.ts'
import { subtract } from '#src/core/money/arithmetic.ts'
import { isPositive } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { useSession } from '#src/web/session/hooks.ts'
import type {
  HeldPositions,
  MarginAccount,
  PerpetualContract,
  Position,
} from '../../../perpetual/holdings.ts'
import { pollMs } from './member-topics.ts'

const LISTS_MS = 300_000

const contractOf = (coin: ContractCoin): PerpetualContract => ({
  id: coin.id,
  symbol: coin.symbol,
  base: coin.coinSymbol,
  quote: coin.baseSymbol,
  scales: { price: coin.baseCoinScale, amount: coin.coinScale },
  faceValue: coin.shareNumber,
  minVolume: coin.minShare,
  maxVolume: coin.maxShare,
  closeFee: coin.closeFee,
  maintenanceRate: coin.maintenanceMarginRate,
})

/** Returns the contracts by symbol; undefined while they load. */
export function useSwapContracts(): ReadonlyMap<string, PerpetualContract> | undefined {
  const { data } = useListSwapContracts({ query: { staleTime: LISTS_MS } })
  return useMemo(() => data && new Map(data.map((coin) => [coin.symbol, contractOf(coin)])), [data])
}

/** Converts a position of the contract; one that names no contract cannot be shown. */
function positionOf(position: MemberContractPosition): Position | null {
  const { symbol = null } = position
  if (symbol === null || !isPositive(position.position)) return null
  return {
    id: position.id,
    contractId: position.contractId,
    symbol,
    direction: position.direction === ContractOrderDirection.BUY ? 'long' : 'short',
    mode: position.pattern === MarginMode.CROSSED ? 'cross' : 'isolated',
    leverage: position.leverage,
    entry: position.price,
    volume: position.position,
    closable: subtract(position.position, position.frozenPosition),
    margin: position.principalAmount,
    minPrice: position.minPrice,
    maxPrice: position.maxPrice,
    funding: position.funding ?? null,
  }
}

const heldOf = ({ data }: SwapPositionsResponse): HeldPositions => ({
  positions: data.positions.map(positionOf).filter((position) => position !== null),
  prices: new Map<string, Decimal>(Object.entries(data.priceMap)),
})

/** Returns the member's positions of all contracts, with their mark prices. */
export function useSwapPositions() {
  const isMember = useSession().status === 'member'
  return useListSwapPositions({}, { query: { enabled: isMember, refetchInterval: pollMs, select: heldOf } })
}

const accountOf = ([wallet]: readonly SwapWallet[]): MarginAccount | undefined =>
  wallet && {
    mode: wallet.usdtPattern === MarginMode.FIXED ? 'isolated' : 'cross',
    balance: wallet.usdtBalance,
    frozen: wallet.usdtFrozenBalance,
  }

/** Returns the account that all positions share; a member has one. */
export function useSwapAccount() {
  const isMember = useSession().status === 'member'
  return useListSwapWallets({
    query: { enabled: isMember, refetchInterval: pollMs, select: ({ data }) => accountOf(data) },
  })
}
