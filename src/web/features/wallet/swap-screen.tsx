import { swapPerpetual } from '#src/web/trading/products/swap/swap-perpetual.ts'
import { PerpetualProvider } from '#src/web/trading/perpetual/use-perpetual.tsx'
import { AccountScreen } from './account-screen.tsx'
import { MarginAccount } from './margin-account.tsx'

const SwapMarginAccount = () => (
  <PerpetualProvider perpetual={swapPerpetual}>
    <MarginAccount />
  </PerpetualProvider>
)

/** /swapAssets */
export const SwapScreen = () => <AccountScreen account="swap" MarginAccount={SwapMarginAccount} />
