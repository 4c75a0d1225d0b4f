import type { ContractCoin } from '#generated/models/contract-coin.ts'
import type { Market } from '../market.ts'
import { FundingFacts } from '../perpetual/ticker/funding-facts.tsx'

/** Hours between two fundings on servers that do not say. */
const USUAL_HOURS = 8

type ContractFactsProps = { readonly market: Market; readonly contract: ContractCoin | undefined }

/** Figures of a contract that pairs do not have, for its ticker. */
export const ContractFacts = ({ market, contract }: ContractFactsProps) => (
  <FundingFacts market={market} intervalHours={contract && (contract.intervalHour ?? USUAL_HOURS)} />
)
