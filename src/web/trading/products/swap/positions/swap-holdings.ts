import { getListSwapWalletsQueryKey, listSwapWallets } from '#generated/client/assets/assets.ts'
import { getListSwapPositionsQueryKey, listSwapPositions } from '#generated/client/swap/swap.ts'
import { ContractOrderDirection } from '#generated/models/contract-order-direction.ts'
import { MarginMode } from '#generated/models/margin-mode.ts'
import type { MemberContractPosition } from '#generated/models/member-contract-position.ts'
import type { SwapPositionsResponse } from '#generated/models/swap-positions-response.ts'
import type { SwapWallet } from '#generated/models/swap-wallet.ts'
import type { Id } from '#src/core/contract/id.ts'
import { subtract } from '#src/core/money/arithmetic.ts'
import { isPositive } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import { useSession } from '#src/web/session/hooks.ts'
import type { HeldPositions, MarginAccount, Position } from '../../../perpetual/holdings.ts'
import { useWireRead } from '../../../wire-read.ts'
import { swapTopics } from './swap-topics.ts'

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
  const positions = { read: listSwapPositions, key: getListSwapPositionsQueryKey }
  return useWireRead(positions, [{}], {
    enabled: isMember,
    refetchInterval: swapTopics.pollMs,
    select: heldOf,
  })
}

/** Asks the server for the position of a contract in a direction; null while there is none. */
export async function findSwapPosition(contractCoinId: Id, direction: Direction): Promise<Position | null> {
  const { positions } = heldOf(await listSwapPositions({ contractCoinId }))
  return positions.find((each) => each.direction === direction) ?? null
}

/** All positions share one account; a member has one. */
const accountsOf = ([wallet]: readonly SwapWallet[]): readonly MarginAccount[] | undefined =>
  wallet && [
    {
      symbol: null,
      money: { coin: 'USDT', places: 2 },
      mode: wallet.usdtPattern === MarginMode.FIXED ? 'isolated' : 'cross',
      balance: wallet.usdtBalance,
      frozen: wallet.usdtFrozenBalance,
    },
  ]

/** Returns the account; undefined for a member without one. */
export function useSwapAccounts() {
  const isMember = useSession().status === 'member'
  const wallets = { read: listSwapWallets, key: getListSwapWalletsQueryKey }
  return useWireRead(wallets, [], {
    enabled: isMember,
    refetchInterval: swapTopics.pollMs,
    select: ({ data }) => accountsOf(data),
  })
}
