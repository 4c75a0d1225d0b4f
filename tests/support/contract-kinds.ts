import { COIN_SWAP_PATH, PRODUCTS, SWAP_PATH } from './trading-screen.ts'

/** Both kinds of perpetual contracts: their screens, reads, orders, and positions that the trader of the sandbox holds. */
export const CONTRACT_KINDS = [
  {
    name: 'swap',
    code: 'FEAT-14',
    menu: { codes: 'SHELL-04.d ROUTE-MARKETS.d', name: /^Perpetuals/ },
    path: SWAP_PATH,
    assets: '/swapAssets',
    quotes: PRODUCTS.swap.quotes,
    lists: ['listSwapPositions', 'listOpenSwapOrders', 'listPastSwapOrders'],
    held: {
      count: 3,
      closeAll: 'Close all 3 positions?',
      position: 'BTC/USDT short',
      margin: '5',
      stopText: 'bought at the market',
    },
    order: {
      path: '/swap/xrp_usdt',
      unit: 'XRP',
      size: '100',
      text: '100 XRP',
      operation: 'placeSwapOpeningOrder',
    },
    /** An order that is liquidated soon, in one direction or the other. */
    risky: { symbol: 'LTC/USDT', volume: '1', leverage: '50', text: /1\sLTC, 50×, Isolated/ },
  },
  {
    name: 'coinswap',
    code: 'FEAT-15',
    menu: { codes: 'SHELL-04.e ROUTE-MARKETS.e', name: /^Coin-margined perpetuals/ },
    path: COIN_SWAP_PATH,
    assets: '/coinSwapAssets',
    quotes: PRODUCTS.coinswap.quotes,
    lists: ['listCoinSwapPositionWallets', 'listOpenCoinSwapOrders', 'listPastCoinSwapOrders'],
    held: {
      count: 1,
      closeAll: 'Close 1 position?',
      position: 'BTC/USDT long',
      margin: '0.001',
      stopText: 'sold at the market',
    },
    order: {
      path: COIN_SWAP_PATH,
      unit: 'contracts',
      size: '20',
      text: '2,000 USD',
      operation: 'placeCoinSwapOpeningOrder',
    },
    risky: { symbol: 'BTC/USDT', volume: '10', leverage: '100', text: /1,000\sUSD, 100×, Isolated/ },
  },
] as const
