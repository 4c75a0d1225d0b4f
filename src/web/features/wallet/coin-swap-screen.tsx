import { coinSwapPerpetual } from '#src/web/trading/products/coin-swap/coin-swap-perpetual.ts'
import { PerpetualProvider } from '#src/web/trading/perpetual/use-perpetual.tsx'
import { AccountScreen } from './account-screen.tsx'
import { MarginAccounts } from './margin-account.tsx'

const CoinSwapMarginAccounts = () => (
  <PerpetualProvider perpetual={coinSwapPerpetual}>
    <MarginAccounts />
  </PerpetualProvider>
)

/** /coinSwapAssets */
export const CoinSwapScreen = () => (
  <AccountScreen account="coinSwap" MarginAccount={CoinSwapMarginAccounts} />
)
