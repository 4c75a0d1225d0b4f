import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { useNarrow } from '#src/web/ui/layout/use-narrow.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { Switch } from '#src/web/ui/primitives/switch.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { useSpotBalances } from '#src/web/member/spot-balances.ts'
import type { MatrixProps } from './matrix-props.ts'
import { ProductCards } from './product-cards.tsx'
import { ProductTable } from './product-table.tsx'
import { coinRows } from './savings-products.ts'
import styles from './matrix.module.css'

/** Pixels below which six columns would have to cut numbers. */
const CARDS_BELOW = 620
const ALL = ''

/** Rates by coin and term: a table, or cards where it is narrow. */
export function ProductMatrix({ products, chosen, onChoose }: MatrixProps) {
  const t = useText<AreaKeys['earn']>()
  const { formatMessage } = useIntl()
  const isMember = useSession().status === 'member'
  const balance = useSpotBalances()
  const [unit, setUnit] = useState(ALL)
  const [onlyMine, setOnlyMine] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const isNarrow = useNarrow(frame, CARDS_BELOW)
  const all = coinRows(products)
  const balanceOf = (coin: string): Decimal | null | undefined => (isMember ? balance(coin) : undefined)
  const isOwn = (coin: string): boolean => isPositive(balanceOf(coin) ?? ZERO)
  const rows = all.filter((row) => (unit === ALL || row.unit === unit) && (!onlyMine || isOwn(row.unit)))
  const Layout = isNarrow ? ProductCards : ProductTable
  return (
    <Card>
      <div ref={frame}>
        <div className={styles.bar}>
          <div className={styles.coins}>
            <Segments
              label={t('earn.coin')}
              look="chips"
              value={unit}
              options={[
                { value: ALL, label: t('earn.all') },
                ...all.map((row) => ({ value: row.unit, label: row.unit })),
              ]}
              onChange={setUnit}
            />
          </div>
          {isMember && (
            <Switch look="quiet" label={t('earn.onlyMine')} checked={onlyMine} onChange={setOnlyMine} />
          )}
        </div>
        {rows.length === 0 ? (
          <p className={styles.none}>
            {t('earn.noneOfMine')}{' '}
            <button
              type="button"
              className={styles.show}
              onClick={() => {
                setOnlyMine(false)
                setUnit(ALL)
              }}
            >
              {formatMessage({ id: 'ui.table.clearFilters' })}
            </button>
          </p>
        ) : (
          <Layout rows={rows} products={products} balanceOf={balanceOf} chosen={chosen} onChoose={onChoose} />
        )}
        <p className={styles.foot}>{t('earn.ratesNote', { count: products.length })}</p>
      </div>
    </Card>
  )
}
