/** Turn of tickers and candles: the chart draws both, and each drawing costs the same. */
export const PRICES = 'prices'
