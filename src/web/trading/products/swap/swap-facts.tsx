import { FundingFacts } from '../../perpetual/ticker/funding-facts.tsx'
import type { Market } from '../../market.ts'
import { useContract } from './swap-contracts.ts'

/** Hours between two fundings on servers that do not say. */
const USUAL_HOURS = 8

/** Figures of a contract that pairs do not have, for its ticker. */
export function SwapFacts({ market }: { readonly market: Market }) {
  const contract = useContract(market)
  return (
    <FundingFacts
      market={market}
      intervalHours={contract === undefined ? undefined : (contract.intervalHour ?? USUAL_HOURS)}
    />
  )
}
