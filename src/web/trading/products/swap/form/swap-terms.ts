import { useGetSwapContract, useListSwapContracts } from '#generated/client/swap-market/swap-market.ts'
import { useGetSwapPositionWallet } from '#generated/client/swap/swap.ts'
import type { ContractCoin } from '#generated/models/contract-coin.ts'
import type { Id } from '#src/core/contract/id.ts'
import { type Decimal, decimal, parseDecimal } from '#src/core/money/decimal.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { useSession } from '#src/web/session/hooks.ts'
import type { Market } from '../../../market.ts'
import type {
  ContractOrderKind,
  ContractStop,
  Leverages,
  OrderTerms,
} from '../../../perpetual/form/ordering.ts'
import { useContract } from '../swap-contracts.ts'
import { useSwapContracts } from '../positions/swap-holdings.ts'

const LIST = 1

/** Reads the multiples of a contract: a list, or the lowest and the highest. */
function leveragesOf({ leverage, leverageType }: Pick<ContractCoin, 'leverage' | 'leverageType'>): Leverages {
  const all = leverage.split(',').flatMap((text) => parseDecimal(text.trim()) ?? [])
  const [least = decimal('1'), most = least] = [all[0], all.at(-1)]
  return leverageType === LIST ? { kind: 'list', all } : { kind: 'range', least, most }
}

/** Returns a contract as orders see it; undefined while it loads. */
export function useSwapTerms(market: Market): OrderTerms | undefined {
  const contract = useSwapContracts()?.get(market.symbol)
  const coin = useContract(market)
  if (contract === undefined || coin === undefined) return undefined
  return { contract, openFee: coin.openFee, leverages: leveragesOf(coin) }
}

/** Milliseconds between two reads: no feed tells what is stopped in a contract. An order sent in between is refused. */
const AGAIN_MS = 5_000

/** Returns why a contract takes no order of this kind at the moment. */
function contractStop(
  { exchangeable = 1, ...contract }: ContractCoin,
  { action, direction, kind }: ContractOrderKind,
): ContractStop | null {
  if (exchangeable === 0) return 'not-trading-time'
  if (action === 'open' && direction === 'long' && contract.enableOpenBuy === 0) return 'suspend-long'
  if (action === 'open' && direction === 'short' && contract.enableOpenSell === 0) return 'suspend-short'
  if (kind === 'trigger') return contract.enableTriggerEntrust === 0 ? 'no-trigger-orders' : null
  if (kind === 'limit') return null
  const buys = (action === 'open') === (direction === 'long')
  if (buys) return contract.enableMarketBuy === 0 ? 'no-market-price-buy' : null
  return contract.enableMarketSell === 0 ? 'no-market-price-sell' : null
}

/** The same for the contract of a market, as it is now; until it was read, the list of all contracts counts. */
export function useContractStop({ symbol }: Market, kind: ContractOrderKind): ContractStop | null {
  const listed = useListSwapContracts().data?.find((contract) => contract.symbol === symbol)
  const { data } = useGetSwapContract({ symbol }, { query: { retry: false, refetchInterval: AGAIN_MS } })
  const contract = data ?? listed
  return contract === undefined ? null : contractStop(contract, kind)
}

/** Leverage of servers that name none. */
const USUAL = decimal('10')

/** Returns the leverages of a contract by direction; undefined while not known, and for visitors. */
export function useChosenLeverages(
  contractId: Id | undefined,
): Readonly<Record<Direction, Decimal>> | undefined {
  const isMember = useSession().status === 'member'
  const { data } = useGetSwapPositionWallet(
    { contractCoinId: contractId as Id },
    { query: { enabled: isMember && contractId !== undefined, select: dataOf } },
  )
  if (data === undefined || !isMember) return undefined
  return { long: data.usdtBuyLeverage ?? USUAL, short: data.usdtSellLeverage ?? USUAL }
}
