import { isZero } from '#src/money/compare.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { DisplayCurrency } from '#src/session/currency.ts'
import { Amount, Money } from '#src/ui/amount.tsx'
import { CoinDisc } from '#src/ui/coin-disc.tsx'
import { useText } from '#src/ui/text.ts'
import { type Asset, inCurrency } from './assets.ts'
import styles from './asset-list.module.css'

type AssetListProps = { readonly rows: readonly Asset[]; readonly currency: DisplayCurrency }

/** The table for phones: what is available and its worth, and the rest where there is any. */
export function AssetList({ rows, currency: { symbol, rate } }: AssetListProps) {
  const t = useText<AreaKeys['wallet']>()
  return (
    <ul className={styles.list} aria-labelledby="wallet-assets">
      {rows.map((asset) => (
        <li key={asset.unit} className={styles.item}>
          <div className={styles.first}>
            <CoinDisc unit={asset.unit} iconUrl={asset.iconUrl} />
            <p className={styles.names}>
              <span className={styles.unit}>{asset.unit}</span>
              <span className={styles.quiet}>{asset.name}</span>
            </p>
            <p className={styles.numbers}>
              <span className={styles.amount}>
                <Amount value={asset.available} />
              </span>
              <span className={styles.quiet}>
                <Money value={inCurrency(asset.usd, rate)} symbol={symbol} />
              </span>
            </p>
          </div>
          {(['frozen', 'toRelease'] as const)
            .filter((part) => !isZero(asset[part]))
            .map((part) => (
              <p key={part} className={styles.more}>
                <span className={styles.quiet}>{t(`wallet.${part}`)}</span>
                <Amount value={asset[part]} />
              </p>
            ))}
        </li>
      ))}
    </ul>
  )
}
