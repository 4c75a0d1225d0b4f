import type { AreaKeys } from '#generated/messages/keys.ts'
import { NO_VALUE } from '#src/core/money/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { termText } from '../term-text.ts'
import { CoinName } from './coin-name.tsx'
import { RateButton } from './rate-button.tsx'
import type { RowsProps } from './matrix-props.ts'
import { termsOf } from './savings-products.ts'
import styles from './matrix.module.css'

/** Coins down, terms across. Terms stay where they are whatever coin is chosen. */
export function ProductTable({ rows, products, balanceOf, chosen, onChoose }: RowsProps) {
  const t = useText<AreaKeys['earn']>()
  const terms = termsOf(products)
  return (
    <table className={styles.table}>
      <caption className={styles.hidden}>{t('earn.ratesTitle')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('earn.coin')}</th>
          {terms.map((term) => (
            <th key={term.duration} scope="col" className={styles.end}>
              {termText(term, t)}
            </th>
          ))}
          <th scope="col" className={styles.end}>
            {t('earn.from')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.unit}>
            <th scope="row">
              <CoinName unit={row.unit} balance={balanceOf(row.unit)} />
            </th>
            {terms.map(({ duration }) => {
              const own = row.products.filter((product) => product.duration === duration)
              return (
                <td key={duration} className={styles.end}>
                  {own.length === 0 && (
                    <span className={styles.gap} aria-hidden>
                      {NO_VALUE}
                    </span>
                  )}
                  {own.map((product) => (
                    <RateButton
                      key={product.id}
                      product={product}
                      isChosen={product.id === chosen}
                      onChoose={onChoose}
                    />
                  ))}
                </td>
              )
            })}
            <td className={styles.least}>
              <Amount value={row.least} trim />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
