import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { Price } from '#src/web/ui/numbers/price.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { MONEY_PLACES } from '#src/core/otc/trade.ts'
import styles from './price-line.module.css'

type PriceLineProps = {
  readonly market: Decimal | null
  readonly price: Decimal | null
  readonly currency: string | null
}

/** The market price as it moves, and the price that the premium makes of it now. */
export function PriceLine({ market, price, currency }: PriceLineProps) {
  const t = useText<AreaKeys['ads']>()
  const unit = currency === null ? {} : { unit: currency }
  return (
    <dl className={styles.line}>
      <div>
        <dt>{t('ads.marketPrice')}</dt>
        <dd>
          <Price value={market} {...unit} />
        </dd>
      </div>
      <div>
        <dt>{t('ads.tradingPrice')}</dt>
        <dd className={styles.own}>
          <Price value={price} places={MONEY_PLACES} {...unit} />
        </dd>
      </div>
    </dl>
  )
}
