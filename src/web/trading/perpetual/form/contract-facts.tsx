import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { EstimateWarnings } from '../../form/estimate-warnings.tsx'
import styles from '../../form/order-form.module.css'
import { rateText } from '../../form/rate-text.ts'
import type { Market } from '../../market.ts'
import { useProductMarkets } from '../../products/use-product.tsx'
import { moneyText, priceText } from '../positions/figure-texts.ts'
import { useStandingBeat } from '../use-perpetual.tsx'
import { numberOf } from './contract-draft.ts'
import { coinsOf } from './order-value.ts'
import type { Ordering } from './ordering.ts'
import type { ContractOrderForm } from './use-contract-order.ts'

type ContractFactsProps = {
  readonly market: Market
  readonly ordering: Ordering
  readonly order: ContractOrderForm
}

/** The most that is possible, margin, fee and cost, and the liquidation price; this part follows the prices. */
export function ContractFacts({ market, ordering, order }: ContractFactsProps) {
  const t = useText<AreaKeys['trading'] | AreaKeys['swap'] | AreaKeys['positions']>()
  const { locale } = useIntl()
  const beat = useStandingBeat()
  const standing = useSyncExternalStore(beat.subscribe, beat.get)
  useLive(useProductMarkets().tickers(), ({ state }) => state?.get(market.symbol)?.markPrice ?? null)
  const { draft, terms, most, volume } = order
  const places = market.scales.price
  if (draft.action === 'close') {
    const price = order.roughPrice()
    const value =
      terms === undefined || volume === null || price === null
        ? null
        : ordering.math.valueOf(terms.contract, volume, price)
    return (
      <dl className={styles.facts}>
        <div>
          <dt>{t('swap.value')}</dt>
          <dd>{moneyText(value, locale)}</dd>
        </div>
        {draft.kind === 'trigger' && <TriggerNote market={market} order={order} />}
      </dl>
    )
  }
  const estimate = order.estimateNow()
  const walked = volume === null ? null : order.walk(volume)
  const liquidation = estimate?.liquidation ?? null
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('trading.maximum')}</dt>
          <dd>
            {formatDecimal(
              most === null || terms === undefined ? null : coinsOf(most, terms.contract),
              locale,
              {
                trim: true,
                ...(most !== null && { unit: market.base }),
              },
            )}
          </dd>
        </div>
        <div>
          <dt>{t('swap.value')}</dt>
          <dd>{moneyText(estimate?.value ?? null, locale)}</dd>
        </div>
        <div>
          <dt>{t('positions.margin')}</dt>
          <dd>{moneyText(estimate?.margin ?? null, locale)}</dd>
        </div>
        <div>
          <dt>
            {terms === undefined
              ? t('trading.feePaid')
              : t('trading.fee', { rate: rateText(terms.openFee, locale) })}
          </dt>
          <dd>{moneyText(estimate?.fee ?? null, locale)}</dd>
        </div>
        <div>
          <dt>{t('swap.cost', { coin: market.quote })}</dt>
          <dd>{moneyText(estimate?.cost ?? null, locale)}</dd>
        </div>
        {order.held !== undefined && (
          <div>
            <dt>{t('swap.liquidation.now')}</dt>
            <dd>{priceText(standing?.figures.get(order.held.id)?.liquidation ?? null, locale, places)}</dd>
          </div>
        )}
        <div className={styles.key}>
          <dt>{t('swap.liquidation')}</dt>
          <dd>{priceText(liquidation, locale, places)}</dd>
        </div>
        {draft.kind === 'trigger' && <TriggerNote market={market} order={order} />}
      </dl>
      {/* Not told aloud: its numbers follow the book. The question before the order is. */}
      <div className={styles.doubts}>
        <EstimateWarnings
          market={market}
          estimate={walked}
          slips={walked?.isFar === true}
          thin={walked?.isThin === true}
          className={styles.warning}
        />
        {order.isBeyond(estimate) && (
          <p className={styles.warning}>
            <Warning16Regular />
            {t('swap.beyond', { price: priceText(liquidation, locale, places) })}
          </p>
        )}
      </div>
    </>
  )
}

/** Tells what a trigger waits for: the price that is reached from here, up or down. */
function TriggerNote({ market, order }: { readonly market: Market; readonly order: ContractOrderForm }) {
  const t = useText<AreaKeys['swap']>()
  const { locale } = useIntl()
  const trigger = numberOf(order.draft.trigger)
  if (trigger === null) return null
  return (
    <div>
      <dt>
        {t('swap.trigger.note', {
          price: priceText(trigger, locale, market.scales.price),
        })}
      </dt>
    </div>
  )
}
