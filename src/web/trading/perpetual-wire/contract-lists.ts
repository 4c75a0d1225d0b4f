import { useCallback, useMemo } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ContractCoin } from '#generated/models/contract-coin.ts'
import type { SymbolRequest } from '#generated/models/symbol-request.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { isListed, marketListOptions, useListedMarkets } from '../listed-markets.ts'
import type { Market } from '../market.ts'
import type { ContractOrderKind, ContractStop, OrderTerms } from '../perpetual/form/ordering.ts'
import type { PerpetualContract } from '../perpetual/holdings.ts'
import type { ListedMarkets } from '../products/product.ts'
import type { ContractKind } from './contract-kind.ts'
import { contractStop, leveragesOf } from './contract-terms.ts'
import { useWireRead, type WireRead } from '../wire-read.ts'

/** The calls that list contracts. */
type ListCalls = {
  readonly all: WireRead<[], readonly ContractCoin[]>
  readonly one: WireRead<[SymbolRequest], ContractCoin>
}

/** Milliseconds between two reads: no feed tells what is stopped in a contract. An order sent in between is refused. */
const STOPS_MS = 5_000

/** The contracts of a kind: hooks that return them as screens need them. */
export type ContractLists = {
  /** All visible contracts, in the exchange's order. */
  readonly useMarkets: () => ListedMarkets
  /** A contract as the wire has it; undefined while the list loads. */
  readonly useContract: (market: Market) => ContractCoin | undefined
  /** By symbol; undefined while they load. */
  readonly useContracts: () => ReadonlyMap<string, PerpetualContract> | undefined
  readonly useTerms: (market: Market) => OrderTerms | undefined
  /** Why a contract takes no such order now; until it was read alone, as the list of all contracts says. */
  readonly useStop: (market: Market, kind: ContractOrderKind) => ContractStop | null
}

export function contractLists(kind: ContractKind, { all, one }: ListCalls): ContractLists {
  const useAll = () => useWireRead(all, [], marketListOptions)

  const useContract = ({ symbol }: Market): ContractCoin | undefined =>
    useAll().data?.find((contract) => contract.symbol === symbol)

  function useMarkets(): ListedMarkets {
    const contracts = useText<AreaKeys['swap']>()('swap.contracts')
    const convert = useCallback((coin: ContractCoin) => marketOf(coin, kind, contracts), [contracts])
    return useListedMarkets(useAll(), convert, isListed)
  }

  function useContracts(): ReadonlyMap<string, PerpetualContract> | undefined {
    const contracts = useText<AreaKeys['swap']>()('swap.contracts')
    const { data } = useAll()
    return useMemo(
      () => data && new Map(data.map((coin) => [coin.symbol, contractOf(coin, kind, contracts)])),
      [data, contracts],
    )
  }

  return {
    useMarkets,
    useContract,
    useContracts,
    useTerms(market) {
      const contract = useContracts()?.get(market.symbol)
      const coin = useContract(market)
      if (contract === undefined || coin === undefined) return undefined
      return { contract, openFee: coin.openFee, leverages: leveragesOf(coin) }
    },
    useStop(market, order) {
      const listed = useContract(market)
      const { symbol } = market
      const { data } = useWireRead(one, [{ symbol }], {
        retry: false,
        refetchInterval: STOPS_MS,
        // The contract's other facts move, and nothing here is drawn for them.
        select: (contract) => contractStop(contract, order),
      })
      if (data !== undefined) return data
      return listed === undefined ? null : contractStop(listed, order)
    },
  }
}

/** Converts a contract to a market. A resting order pays the same fee as one that takes. */
const marketOf = (
  coin: ContractCoin,
  { product, volumeCoinOf }: ContractKind,
  contracts: string,
): Market => ({
  product,
  symbol: coin.symbol,
  base: coin.coinSymbol,
  quote: coin.baseSymbol,
  amountUnit: volumeCoinOf(coin) ?? contracts,
  scales: { price: coin.baseCoinScale, amount: coin.coinScale },
  fees: { maker: coin.openFee, taker: coin.openFee },
  limits: { minAmount: coin.minShare, maxAmount: coin.maxShare },
})

/** Converts a contract to what positions are judged by. */
const contractOf = (
  coin: ContractCoin,
  { moneyOf, sizeUnitOf, volumeCoinOf }: ContractKind,
  contracts: string,
): PerpetualContract => ({
  id: coin.id,
  symbol: coin.symbol,
  base: coin.coinSymbol,
  quote: coin.baseSymbol,
  scales: { price: coin.baseCoinScale, amount: coin.coinScale },
  faceValue: coin.shareNumber,
  sizeUnit: sizeUnitOf(coin),
  volumeUnit: volumeCoinOf(coin) ?? contracts,
  money: moneyOf(coin),
  minVolume: coin.minShare,
  maxVolume: coin.maxShare,
  closeFee: coin.closeFee,
  maintenanceRate: coin.maintenanceMarginRate,
})
