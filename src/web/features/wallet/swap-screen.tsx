import { AccountPanel } from '#src/web/trading/perpetual/account/account-panel.tsx'
import { SwapPerpetualProvider } from '#src/web/trading/products/swap/swap-perpetual-provider.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { AccountScreen } from './account-screen.tsx'

/** Margin mode and rate, equity, unrealised profit and margin of the account, at the prices of the moment (ENT-06). */
const SwapMarginAccount = () => (
  <SwapPerpetualProvider>
    <Card>
      <AccountPanel />
    </Card>
  </SwapPerpetualProvider>
)

/** /swapAssets */
export const SwapScreen = () => <AccountScreen account="swap" MarginAccount={SwapMarginAccount} />
