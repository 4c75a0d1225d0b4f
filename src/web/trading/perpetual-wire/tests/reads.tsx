import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { serve, showScreen } from '#tests/support/screen.tsx'
import type { Ordering } from '../../perpetual/form/ordering.ts'
import type { Perpetual } from '../../perpetual/perpetual.ts'
import { coinSwapLists } from '../../products/coin-swap/coin-swap-markets.ts'
import { coinSwapOrdering } from '../../products/coin-swap/coin-swap-ordering.ts'
import { coinSwapPerpetual } from '../../products/coin-swap/coin-swap-perpetual.ts'
import { swapLists } from '../../products/swap/swap-markets.ts'
import { swapOrdering } from '../../products/swap/swap-ordering.ts'
import { swapPerpetual } from '../../products/swap/swap-perpetual.ts'
import { testMarket } from '../../tests/market.ts'
import type { ContractLists } from '../contract-lists.ts'

type Product = {
  readonly lists: ContractLists
  readonly perpetual: Perpetual
  readonly ordering: Ordering
}
export const SWAP: Product = { lists: swapLists, perpetual: swapPerpetual, ordering: swapOrdering }
export const COIN: Product = {
  lists: coinSwapLists,
  perpetual: coinSwapPerpetual,
  ordering: coinSwapOrdering,
}

/** All that screens read of a kind of contracts, once all of it is there, and the calls. */
export async function reads({ lists, perpetual, ordering }: Product, answers: Parameters<typeof serve>[0]) {
  const calls = serve(answers)
  const market = testMarket()
  const read = () => ({
    markets: lists.useMarkets().markets,
    contract: lists.useContracts()?.get('BTC/USDT'),
    terms: ordering.useTerms(market),
    leverages: ordering.useChosenLeverages(perpetual.useContracts()?.get('BTC/USDT')?.id),
    positions: perpetual.usePositions().data?.positions,
    prices: [...(perpetual.usePositions().data?.prices ?? [])],
    accounts: perpetual.useAccounts().data,
    open: perpetual.useOrders().open.data?.length,
    past: perpetual.usePastOrders('BTC/USDT').data?.length,
    pastOfAll: perpetual.usePastOrders(null).data?.length,
  })
  let last: ReturnType<typeof read> | undefined
  function Probe() {
    last = read()
    return null
  }
  showScreen(<Probe />, '/')
  await waitFor(() => expect(Object.values(last ?? { none: undefined })).not.toContain(undefined))
  if (last === undefined) throw new Error('nothing was rendered')
  return { ...last, calls }
}
