import { AccountPanel } from '../perpetual/account/account-panel.tsx'
import { fillContractDraft } from '../perpetual/form/contract-draft.ts'
import { ContractFormBackground } from '../perpetual/form/contract-form-background.tsx'
import { ContractOrderForm } from '../perpetual/form/contract-order-form.tsx'
import { LongShortBar } from '../perpetual/form/long-short-bar.tsx'
import type { Ordering } from '../perpetual/form/ordering.ts'
import { useContractMarks } from '../perpetual/lines/use-chart-marks.ts'
import { useContractOrderPrices } from '../perpetual/lines/use-own-prices.ts'
import { PerpetualPanel } from '../perpetual/lists/perpetual-panel.tsx'
import type { Perpetual } from '../perpetual/perpetual.ts'
import { PerpetualProvider } from '../perpetual/use-perpetual.tsx'
import type { Product } from '../products/product.ts'
import { ContractFacts } from './contract-facts.tsx'
import { ContractFees } from './contract-fees.tsx'
import type { ContractLists } from './contract-lists.ts'

type Parts = Pick<Product, 'markets' | 'kind' | 'book' | 'trades' | 'candles' | 'candlesBefore'> & {
  readonly lists: ContractLists
  readonly perpetual: Perpetual
  readonly ordering: Ordering
}

/** Puts the trading screen of a kind of contracts together. */
export const contractProduct = ({
  lists: { useContract },
  perpetual,
  ordering,
  ...markets
}: Parts): Product => ({
  ...markets,
  fillForm: fillContractDraft,
  useOwnPrices: useContractOrderPrices,
  useChartMarks: useContractMarks,
  lists: 'wide',
  parts: {
    Provider: ({ children }) => <PerpetualProvider perpetual={perpetual}>{children}</PerpetualProvider>,
    TickerFacts: ({ market }) => <ContractFacts market={market} contract={useContract(market)} />,
    OrderForm: ({ market }) => <ContractOrderForm market={market} ordering={ordering} />,
    Account: AccountPanel,
    Lists: PerpetualPanel,
    Fees: ({ market }) => <ContractFees contract={useContract(market)} />,
    Bar: LongShortBar,
    Background: ContractFormBackground,
  },
})
