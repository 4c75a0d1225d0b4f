import { createContext, useContext } from 'react'

/** Things of a market that its filter offers. */
export type MarketChoices = {
  /** The chosen currency, or the usual one. */
  readonly currency: string
  readonly currencies: readonly string[]
  /** Payment types of the ads in the currency. */
  readonly pays: readonly string[]
}

const NONE: MarketChoices = { currency: '', currencies: [], pays: [] }

export const MarketChoicesContext = createContext<MarketChoices>(NONE)
export const useMarketChoices = (): MarketChoices => useContext(MarketChoicesContext)
