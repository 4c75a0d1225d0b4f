import type { ScreenModule } from './route.ts'

// Screens of the C2C market. Their loaders come on demand: each names dozens of files, whose names do not compress, and
// every visitor loads the route table.

export const market = (): Promise<ScreenModule> =>
  import('#src/web/features/c2c/market-screen.tsx').then(({ C2cMarketScreen }) => ({
    Screen: C2cMarketScreen,
  }))

export const ad = (): Promise<ScreenModule> =>
  import('#src/web/features/c2c/trade-info-screen.tsx').then(({ TradeInfoScreen }) => ({
    Screen: TradeInfoScreen,
  }))
