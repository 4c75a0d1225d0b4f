/** A pair as the server lists it, with figures that all differ. */
export const spotPair = (change: object = {}): object => ({
  symbol: 'BTC/USDT',
  coinSymbol: 'BTC',
  baseSymbol: 'USDT',
  coinScale: 4,
  baseCoinScale: 2,
  enable: 1,
  visible: 1,
  fee: '0.002',
  makerFee: '0.001',
  minSellPrice: '1000',
  maxBuyPrice: '90000',
  minVolume: '0.003',
  maxVolume: '70',
  minTurnover: '5',
  exchangeable: 1,
  enableBuy: 1,
  enableSell: 1,
  enableMarketBuy: 1,
  enableMarketSell: 1,
  maxTradingOrder: 0,
  maxTradingTime: 0,
  flag: 1,
  sort: 1,
  ...change,
})

/** Changes a pair to another one. */
export const otherPair = (coinSymbol: string, baseSymbol: string, sort: number): object => ({
  symbol: `${coinSymbol}/${baseSymbol}`,
  coinSymbol,
  baseSymbol,
  sort,
})
