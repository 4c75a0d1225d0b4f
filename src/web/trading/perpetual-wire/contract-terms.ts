import type { ContractCoin } from '#generated/models/contract-coin.ts'
import { decimal, parseDecimal } from '#src/core/money/decimal.ts'
import type { ContractOrderKind, ContractStop, Leverages } from '../perpetual/form/ordering.ts'

const LIST = 1

/** Reads the multiples of a contract: a list, or the lowest and the highest. */
export function leveragesOf({
  leverage,
  leverageType,
}: Pick<ContractCoin, 'leverage' | 'leverageType'>): Leverages {
  const all = leverage.split(',').flatMap((text) => parseDecimal(text.trim()) ?? [])
  const [least = decimal('1'), most = least] = [all[0], all.at(-1)]
  return leverageType === LIST ? { kind: 'list', all } : { kind: 'range', least, most }
}

/** Leverage of servers that name none. */
export const USUAL_LEVERAGE = decimal('10')

/** Returns why a contract takes no order of this kind at the moment. */
export function contractStop(
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
