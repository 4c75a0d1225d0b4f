import { useId } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { AutoInvestActivity } from '#generated/models/auto-invest-activity.ts'
import { readPastReturns } from '#src/core/earn/past-returns.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { CoinDisc } from '#src/web/ui/primitives/coin-disc.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { Change, Price } from '#src/web/ui/numbers/price.tsx'
import earn from '../earn.module.css'
import { periodText } from './period-text.ts'
import styles from './coin-choice.module.css'

type CoinChoiceProps = {
  readonly products: readonly AutoInvestActivity[]
  readonly chosen: string
  readonly onChoose: (product: string) => void
}

/** The coins that plans buy, with their price and what plans of the past have brought. */
export function CoinChoice({ products, chosen, onChoose }: CoinChoiceProps) {
  const t = useText<AreaKeys['earn']>()
  const id = useId()
  const returns = new Map(products.map((product) => [product.id, readPastReturns(product.rate)]))
  const periods = [...new Set([...returns.values()].flatMap((own) => (own ?? []).map(({ days }) => days)))]
  const shown = periods.toSorted((a, b) => a - b)
  return (
    <Card labelledBy={id} className={earn.coins}>
      <div className={earn.cardHead}>
        <h2 id={id} className={earn.cardTitle}>
          {t('earn.coins')}
        </h2>
        {shown.length > 0 && <span className={earn.small}>{t('earn.returnsNote')}</span>}
      </div>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('earn.coin')}</th>
            <th scope="col" className={styles.end}>
              {t('earn.price')}
            </th>
            {shown.map((days) => (
              <th key={days} scope="col" className={styles.end} data-days={days}>
                {periodText(days, t)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product.id} data-chosen={product.id === chosen}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.coin}
                  aria-pressed={product.id === chosen}
                  onClick={() => onChoose(product.id)}
                >
                  <CoinDisc unit={product.coinUnit} />
                  <span className={earn.two}>
                    <span className={earn.strong}>{product.coinUnit}</span>
                    <span className={earn.small}>{t('earn.paidWith', { unit: product.baseUnit })}</span>
                  </span>
                </button>
              </th>
              <td className={styles.end}>
                <Price value={product.price ?? null} />
              </td>
              {shown.map((days) => {
                const rate = returns.get(product.id)?.find((each) => each.days === days)?.rate ?? null
                return (
                  <td key={days} className={styles.end} data-days={days}>
                    <Change percent={rate === null ? null : toPercent(rate)} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
