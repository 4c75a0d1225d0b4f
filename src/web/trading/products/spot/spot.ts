import { spotOrderForm } from '#generated/forms/spot-order/form.ts'
import type { Product } from '../product.ts'
import { spotBook } from './feeds/spot-book.ts'
import { spotCandles, spotCandlesBefore } from './feeds/spot-candles.ts'
import { spotTrades } from './feeds/spot-trades.ts'
import { Balances } from './form/balances.tsx'
import { OrderForm } from './form/order-form.tsx'
import { spotMarkets } from './spot-markets.ts'
import { spotOrders } from './spot-orders.ts'

/** The spot product. */
export const spot: Product = {
  markets: spotMarkets,
  orders: spotOrders,
  book: spotBook,
  trades: spotTrades,
  candles: spotCandles,
  candlesBefore: spotCandlesBefore,
  OrderForm,
  formWords: { id: 'spot-order', fields: spotOrderForm.ui.fields },
  Balances,
}
