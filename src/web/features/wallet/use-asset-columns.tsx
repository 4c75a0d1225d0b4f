import { useMemo } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { DisplayCurrency } from '#src/web/session/currency.ts'
import { isZero } from '#src/core/money/compare.ts'
import { placesOf, ZERO } from '#src/core/money/decimal.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { Money } from '#src/web/ui/numbers/amount.tsx'
import { CoinDisc } from '#src/web/ui/primitives/coin-disc.tsx'
import { Change, Quantity } from '#src/web/ui/numbers/price.tsx'
import type { CsvColumn } from '#src/web/list/csv/csv-column.ts'
import type { Column } from '#src/web/list/table/column.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { type Asset, inCurrency, type Part, partOf } from './assets.ts'
import type { DayChanges } from './use-day-changes.ts'
import styles from './assets-card.module.css'

const THREE = 3

/**
 * Coin, the parts that the account has (ENT-07) and value, and below the value how far the price moved in
 * 24 hours. Amounts have the places the server keeps, in a row all as many.
 */
export function useAssetColumns(
  { symbol, rate }: DisplayCurrency,
  changes: DayChanges,
  shown: readonly Part[],
  withInterest: boolean,
): readonly Column<Asset>[] {
  const t = useText<AreaKeys['wallet']>()
  return useMemo(() => {
    const columnOf = (name: Part): Column<Asset> => ({
      id: name,
      header: t(`wallet.${name}`),
      align: 'end',
      cell: (asset) => <Quantity value={partOf(asset, name)} places={placesOf(asset.total)} />,
      isIdle: (asset) => name !== 'available' && isZero(partOf(asset, name)),
      ...(name === 'available' && {
        sort: { kind: 'decimal', of: ({ available }) => available } as const,
        firstDescending: true as const,
      }),
      ...(name === 'toRelease' && { priority: 2 as const }),
      // Where all accounts are listed; the account with positions has it as one of three.
      ...(name === 'inPositions' && shown.length > THREE && { priority: 3 as const }),
    })
    const interest: Column<Asset> = {
      id: 'interest',
      header: t('wallet.interest'),
      align: 'end',
      cell: ({ interest: value = ZERO, total }) => (
        <Quantity value={value} places={Math.max(placesOf(value), placesOf(total))} />
      ),
      sort: { kind: 'decimal', of: (asset) => asset.interest ?? null },
      firstDescending: true,
    }
    return [
      {
        id: 'coin',
        header: t('wallet.coin'),
        card: 'title',
        cell: ({ unit, name, iconUrl }) => (
          <span className={styles.coin}>
            <CoinDisc unit={unit} iconUrl={iconUrl} />
            <span className={styles.names}>
              <span className={styles.unit}>{unit}</span>
              <span className={styles.name}>{name}</span>
            </span>
          </span>
        ),
        sort: { kind: 'text', of: ({ unit }) => unit },
        search: ({ unit, name }) => `${unit} ${name}`,
      },
      ...shown.map(columnOf),
      ...(withInterest ? [interest] : []),
      {
        id: 'value',
        header: t('wallet.value'),
        align: 'end',
        card: 'value',
        cell: ({ unit, usd }) => {
          const change = changes.get(unit)
          return (
            <span className={styles.value}>
              <span className={styles.worth}>
                <Money value={inCurrency(usd, rate)} symbol={symbol} />
              </span>
              {change !== undefined && (
                <span className={styles.change}>
                  <Change percent={toPercent(change)} />
                  <VisuallyHidden> {t('wallet.day')}</VisuallyHidden>
                </span>
              )}
            </span>
          )
        },
        sort: { kind: 'decimal', of: ({ usd }) => usd },
        firstDescending: true,
      },
    ]
  }, [t, symbol, rate, changes, shown, withInterest])
}

/** The same for a spreadsheet, exact, with the total and the price that the value was made of. */
export function useAssetCsv(
  { fullName, rate }: DisplayCurrency,
  shown: readonly Part[],
  withInterest: boolean,
): readonly CsvColumn<Asset>[] {
  const t = useText<AreaKeys['wallet']>()
  return useMemo(
    () => [
      { header: t('wallet.coin'), csv: ({ unit }) => unit },
      ...shown.map((part) => ({ header: t(`wallet.${part}`), csv: (asset: Asset) => partOf(asset, part) })),
      ...(withInterest
        ? [{ header: t('wallet.interest'), csv: ({ interest }: Asset) => interest ?? null }]
        : []),
      { header: t('wallet.sum'), csv: ({ total }) => total },
      { header: t('wallet.price', { currency: 'USD' }), csv: ({ price }) => price },
      { header: t('wallet.valueIn', { currency: fullName }), csv: ({ usd }) => inCurrency(usd, rate) },
    ],
    [t, fullName, rate, shown, withInterest],
  )
}
