import { fillDraftFromBook } from '../../form/draft.ts'
import { BuySellBar } from '../../layout/buy-sell-bar.tsx'
import { useOrderMarks } from '../../orders/order-marks.ts'
import { OrderPanel } from '../../orders/order-panel.tsx'
import { useOrderPrices } from '../../orders/order-prices.ts'
import { MyTrades } from '../../trades/my-trades.tsx'
import type { Product } from '../product.ts'
import { spotBook } from './feeds/spot-book.ts'
import { spotCandles, spotCandlesBefore } from './feeds/spot-candles.ts'
import { spotTrades } from './feeds/spot-trades.ts'
import { Balances } from './form/balances.tsx'
import { OrderForm } from './form/order-form.tsx'
import { MakerTakerFees } from './maker-taker-fees.tsx'
import { SpotOrdersContext } from './providers.tsx'
import { SpotBackground } from './spot-background.tsx'
import { spotMarkets } from './spot-markets.ts'

/** The spot product. */
export const spot: Product = {
  markets: spotMarkets,
  kind: null,
  book: spotBook,
  trades: spotTrades,
  candles: spotCandles,
  candlesBefore: spotCandlesBefore,
  fillForm: fillDraftFromBook,
  useOwnPrices: useOrderPrices,
  useChartMarks: useOrderMarks,
  lists: 'narrow',
  parts: {
    Provider: SpotOrdersContext,
    OrderForm,
    Account: Balances,
    Lists: OrderPanel,
    OwnTrades: MyTrades,
    Fees: MakerTakerFees,
    Bar: BuySellBar,
    Background: SpotBackground,
  },
}
