import { swapOpeningOrderForm } from '#generated/forms/swap-opening-order/form.ts'
import { AccountPanel } from '../../perpetual/account/account-panel.tsx'
import { fillContractDraft } from '../../perpetual/form/contract-draft.ts'
import { ContractFormBackground } from '../../perpetual/form/contract-form-background.tsx'
import { LongShortBar } from '../../perpetual/form/long-short-bar.tsx'
import { useContractMarks } from '../../perpetual/lines/use-chart-marks.ts'
import { useContractOrderPrices } from '../../perpetual/lines/use-own-prices.ts'
import { PerpetualPanel } from '../../perpetual/lists/perpetual-panel.tsx'
import type { Product } from '../product.ts'
import { swapBook } from './feeds/swap-book.ts'
import { swapCandles, swapCandlesBefore } from './feeds/swap-candles.ts'
import { swapTrades } from './feeds/swap-trades.ts'
import { SwapOrderForm } from './form/swap-order-form.tsx'
import { SwapFacts } from './swap-facts.tsx'
import { SwapFees } from './swap-fees.tsx'
import { swapMarkets } from './swap-markets.ts'
import { SwapPerpetualProvider } from './swap-perpetual-provider.tsx'

/** Perpetual contracts margined in USDT. */
export const swap: Product = {
  markets: swapMarkets,
  book: swapBook,
  trades: swapTrades,
  candles: swapCandles,
  candlesBefore: swapCandlesBefore,
  formWords: { id: 'swap-opening-order', fields: swapOpeningOrderForm.ui.fields },
  fillForm: fillContractDraft,
  useOwnPrices: useContractOrderPrices,
  useChartMarks: useContractMarks,
  lists: 'wide',
  parts: {
    Provider: SwapPerpetualProvider,
    TickerFacts: SwapFacts,
    OrderForm: SwapOrderForm,
    Account: AccountPanel,
    Lists: PerpetualPanel,
    Fees: SwapFees,
    Bar: LongShortBar,
    Background: ContractFormBackground,
  },
}
