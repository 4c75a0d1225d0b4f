import { ChevronDown12Regular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronUp12Regular } from '@fluentui/react-icons/svg/chevron-up'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { DisplayCurrency } from '#src/session/currency.ts'
import { Amount, Money } from '#src/ui/amount.tsx'
import { CoinDisc } from '#src/ui/coin-disc.tsx'
import { useText } from '#src/ui/text.ts'
import { type Asset, inCurrency, type Sorting } from './assets.ts'
import styles from './asset-table.module.css'

type AssetTableProps = {
  readonly rows: readonly Asset[]
  readonly currency: DisplayCurrency
  readonly sorting: Sorting
  readonly onSort: (sorting: Sorting) => void
}

/** Available, frozen, to be released and value of each coin (ENT-07). Phones get a list (asset-list.tsx). */
export function AssetTable({ rows, currency: { symbol, rate }, sorting, onSort }: AssetTableProps) {
  const t = useText<AreaKeys['wallet']>()
  return (
    <table className={styles.table} aria-labelledby="wallet-assets">
      <thead>
        <tr>
          <SortableHead by="coin" sorting={sorting} onSort={onSort}>
            {t('wallet.coin')}
          </SortableHead>
          <th scope="col">{t('wallet.available')}</th>
          <th scope="col">{t('wallet.frozen')}</th>
          <th scope="col">{t('wallet.toRelease')}</th>
          <SortableHead by="value" sorting={sorting} onSort={onSort}>
            {t('wallet.value')}
          </SortableHead>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ unit, name, iconUrl, available, frozen, toRelease, usd }) => (
          <tr key={unit}>
            <th scope="row">
              <span className={styles.coin}>
                <CoinDisc unit={unit} iconUrl={iconUrl} />
                <span className={styles.names}>
                  <span className={styles.unit}>{unit}</span>
                  <span className={styles.name}>{name}</span>
                </span>
              </span>
            </th>
            <td className={styles.main}>
              <Amount value={available} />
            </td>
            <td>
              <Amount value={frozen} />
            </td>
            <td>
              <Amount value={toRelease} />
            </td>
            <td className={styles.main}>
              <Money value={inCurrency(usd, rate)} symbol={symbol} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type SortableHeadProps = {
  readonly by: Sorting['by']
  readonly sorting: Sorting
  readonly onSort: (sorting: Sorting) => void
  readonly children: string
}

/** The first press sorts as one expects (names upwards, values downwards), the next turns it round. */
function SortableHead({ by, sorting, onSort, children }: SortableHeadProps) {
  const active = sorting.by === by
  const descending = active ? !sorting.descending : by === 'value'
  const direction = sorting.descending ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={active ? direction : undefined}>
      <button type="button" className={styles.sort} onClick={() => onSort({ by, descending })}>
        {children}
        {active && (sorting.descending ? <ChevronDown12Regular /> : <ChevronUp12Regular />)}
      </button>
    </th>
  )
}
