import type { AreaKeys } from '#generated/messages/keys.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { CoinName } from './coin-name.tsx'
import type { RowsProps } from './matrix-props.ts'
import { RateButton } from './rate-button.tsx'
import styles from './matrix.module.css'

/** A card for each coin with a large button for each term: a phone's layout. */
export function ProductCards({ rows, balanceOf, chosen, onChoose }: RowsProps) {
  const t = useText<AreaKeys['earn']>()
  return (
    <ul>
      {rows.map(({ unit, least, products }) => (
        <li key={unit} className={styles.card}>
          <div className={styles.cardHead}>
            <CoinName unit={unit} balance={balanceOf(unit)} />
            <span className={styles.cardLeast}>
              {t('earn.from')}
              <br />
              <Amount value={least} unit={unit} trim />
            </span>
          </div>
          <div className={styles.rates}>
            {products.map((product) => (
              <RateButton
                key={product.id}
                product={product}
                isChosen={product.id === chosen}
                onChoose={onChoose}
                withTerm
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
