import { useListSwapWallets } from '#generated/client/assets/assets.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { MarginMode } from '#generated/models/margin-mode.ts'
import { sum } from '#src/core/money/arithmetic.ts'
import { ZERO } from '#src/core/money/decimal.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { AccountScreen } from './account-screen.tsx'
import { TotalParts } from './total-card.tsx'
import styles from './wallet.module.css'

/** Milliseconds between two reads: the profit of open positions moves with the prices. */
const AGAIN_MS = 5_000

/** Margin mode, equity, margin and unrealised profit of the account (ENT-06), and how much of it can be used. */
function SwapMarginAccount() {
  const t = useText<AreaKeys['positions' | 'wallet']>()
  const { data } = useListSwapWallets({ query: { refetchInterval: AGAIN_MS } })
  const wallet = data?.data[0]
  if (wallet === undefined) return null
  const { usdtBalance, usdtFrozenBalance, usdtPattern, canUse } = wallet
  const margin = sum([wallet.usdtBuyPrincipalAmount ?? ZERO, wallet.usdtSellPrincipalAmount ?? ZERO])
  const unrealised = wallet.usdtTotalProfitAndLoss ?? ZERO
  const equity = sum([usdtBalance, usdtFrozenBalance, margin, unrealised])
  const mode = usdtPattern === MarginMode.FIXED ? 'isolated' : 'cross'
  return (
    <Card labelledBy="wallet-margin" className={styles.margin}>
      <h2 id="wallet-margin">{t('positions.account')}</h2>
      <TotalParts
        parts={[
          ...(usdtPattern === undefined
            ? []
            : [{ name: t('wallet.marginMode'), value: t(`positions.mode.${mode}`) }]),
          { name: t('positions.equity'), value: <Amount value={equity} unit="USDT" /> },
          { name: t('positions.margin'), value: <Amount value={margin} unit="USDT" /> },
          { name: t('positions.unrealised'), value: <Amount value={unrealised} unit="USDT" sign="always" /> },
          { name: t('wallet.usable'), value: <Amount value={canUse ?? usdtBalance} unit="USDT" /> },
        ]}
      />
    </Card>
  )
}

/** /swapAssets */
export const SwapScreen = () => <AccountScreen account="swap" MarginAccount={SwapMarginAccount} />
