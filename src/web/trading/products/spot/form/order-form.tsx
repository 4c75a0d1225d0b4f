import { Add16Regular } from '@fluentui/react-icons/svg/add'
import { type SyntheticEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { spotOrderForm } from '#generated/forms/spot-order/form.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { placeSpotOrderOperation } from '#generated/operations/spot.ts'
import type { FieldError } from '#src/web/forms/field-errors.ts'
import { fillText } from '#src/web/forms/typed-decimal.ts'
import { errorText } from '#src/web/forms/texts.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { parseDecimal, ZERO } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { spotTickers } from '../feeds/spot-tickers.ts'
import type { Market } from '../../../market.ts'
import { ConfirmOrder } from './confirm-order.tsx'
import { DecimalField } from '../../../form/decimal-field.tsx'
import styles from '../../../form/order-form.module.css'
import { OrderSubmit } from '../../../form/order-submit.tsx'
import {
  affordable,
  amountPlaces,
  paidIn,
  percentOf,
  shareOfMost,
  spends,
  stepped,
} from '../../../form/order-math.ts'
import { QuickPrices } from '../../../form/quick-prices.tsx'
import { EmptyBalance } from '../../../form/empty-balance.tsx'
import { OrderFacts } from '../../../form/order-facts.tsx'
import { ShareSlider } from '../../../form/share-slider.tsx'
import { TotalField } from '../../../form/total-field.tsx'
import { useOrder } from './use-order.ts'

/**
 * The order form: side, type, price, amount, share of the balance, total; costs, and why the order is not accepted.
 */
export function OrderForm({ market }: { readonly market: Market }) {
  const t = useText<AreaKeys['trading']>()
  const intl = useIntl()
  const order = useOrder(market)
  const isMember = useSession().status === 'member'
  const form = useRef<HTMLFormElement>(null)
  const { draft, most, price, limits } = order
  const isLimit = draft.type === 'LIMIT_PRICE'
  const buys = draft.direction === 'BUY'
  const places = amountPlaces(draft, market)
  const amountUnit = spends(draft) ? market.quote : market.base
  const amount = draft.amount === undefined ? null : parseDecimal(draft.amount)
  // A limit order without a price takes the last one, as soon as something is to be counted with it.
  const hasLast = useLive(spotTickers(), ({ state }) => state?.has(market.symbol) === true)
  const hasPrice = !isLimit || hasLast || (price !== null && isPositive(price))
  const write = (value: typeof amount, unit: string): string =>
    formatDecimal(value, intl.locale, { trim: true, ...(value === null ? {} : { unit }) })
  const words = {
    id: 'spot-order',
    fields: spotOrderForm.ui.fields,
    units: { price: market.quote, amount: amountUnit },
  }
  const say = (fault: FieldError | null): string | null => fault && errorText(intl, words, fault)

  const refused = order.message ?? say(order.faultBeside)

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (!isMember) return
    const wrong = order.submit()
    if (wrong !== null) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
  }
  const setAmount = (value: string | undefined): void => {
    order.mark('amount', null)
    order.change({ amount: value })
  }
  /** Steps the price; an empty one starts at the last price. */
  const stepPrice = (steps: bigint): void => {
    const from = order.priceToCount()
    if (from === null) return
    order.change({ price: fillText(stepped(from, steps, market.scales.price), market.scales.price) })
  }
  const setShare = (percent: number): void => {
    if (percent === 0) return setAmount(undefined)
    const whole = affordable(draft, market, order.balance, order.priceToCount())
    if (whole === null) return
    const share = shareOfMost(whole, percent, places, parseDecimal(String(limits.maxAmount ?? '')))
    setAmount(fillText(share, places))
  }

  return (
    <form ref={form} className={styles.form} noValidate aria-label={t('trading.form')} onSubmit={submit}>
      <Segments
        label={t('trading.side')}
        look="side"
        size="large"
        block
        value={draft.direction}
        options={[
          { value: 'BUY', label: t('trading.buy') },
          { value: 'SELL', label: t('trading.sell') },
        ]}
        onChange={(direction) => order.change({ direction })}
      />
      <Segments
        label={t('trading.type')}
        look="line"
        value={draft.type}
        options={[
          { value: 'LIMIT_PRICE', label: t('trading.type.limit') },
          { value: 'MARKET_PRICE', label: t('trading.type.market') },
        ]}
        onChange={(type) => order.change({ type, amount: undefined })}
      />
      <p className={styles.available}>
        <span>{t('trading.available')}</span>
        <span className={styles.balance}>
          {write(order.balance, paidIn(draft, market))}
          {isMember && (
            <Link
              to={{ search: `?transfer=&coin=${paidIn(draft, market)}` }}
              className={styles.add ?? ''}
              aria-label={t('trading.transfer')}
              data-tooltip={t('trading.transfer')}
            >
              <Add16Regular />
            </Link>
          )}
        </span>
      </p>
      {isMember && order.balance !== null && !isPositive(order.balance) && (
        <EmptyBalance coin={paidIn(draft, market)} />
      )}
      {isLimit ? (
        <DecimalField
          name="price"
          label={t('trading.price')}
          unit={market.quote}
          places={market.scales.price}
          value={draft.price}
          fault={say(order.faultAt('price'))}
          onChange={(value) => order.change({ price: value })}
          onLeave={() => order.leave('price')}
          onMark={(rule) => order.mark('price', rule)}
          onStep={stepPrice}
        >
          <QuickPrices market={market} onChoose={order.fill} />
        </DecimalField>
      ) : (
        <p className={styles.market}>{t('trading.form.marketPrice')}</p>
      )}
      <DecimalField
        name="amount"
        label={t(spends(draft) ? 'trading.form.spend' : 'trading.amount')}
        unit={amountUnit}
        places={places}
        value={draft.amount}
        fault={say(order.faultAt('amount'))}
        onChange={(value) => order.change({ amount: value })}
        onLeave={() => order.leave('amount')}
        onMark={(rule) => order.mark('amount', rule)}
        onStep={(steps) => setAmount(fillText(stepped(amount ?? ZERO, steps, places), places))}
      />
      <ShareSlider
        percent={most === null || amount === null ? 0 : percentOf(amount, most)}
        disabled={order.balance === null || !hasPrice}
        onChange={setShare}
      />
      {isLimit && (
        <TotalField
          market={market}
          draft={draft}
          disabled={!hasPrice}
          priceToCount={order.priceToCount}
          onAmount={setAmount}
        />
      )}
      <OrderFacts market={market} draft={draft} most={most} />
      <OrderSubmit
        operation={placeSpotOrderOperation}
        look={buys ? 'buy' : 'sell'}
        health={order.health}
        refused={refused}
        stop={order.stop}
        isPending={order.isPending}
      >
        {t(buys ? 'trading.buyCoin' : 'trading.sellCoin', { coin: market.base })}
      </OrderSubmit>
      {order.asked !== null && (
        <ConfirmOrder
          market={market}
          asked={order.asked}
          busy={order.isPending}
          onConfirm={order.confirm}
          onCancel={order.dismiss}
        />
      )}
    </form>
  )
}
