import { useCallback, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useListWallets } from '#generated/client/assets/assets.ts'
import { usePlaceOtcBuyOrder, usePlaceOtcSellOrder } from '#generated/client/otc/otc.ts'
import { otcBuyForm } from '#generated/forms/otc-buy/form.ts'
import type { OtcBuyValue } from '#generated/forms/otc-buy/schema.ts'
import { otcSellForm } from '#generated/forms/otc-sell/form.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { OtcOrderMode } from '#generated/models/otc-order-mode.ts'
import type { TradePreview } from '#generated/models/trade-preview.ts'
import { toRequest } from '#forms/otc-buy/request.ts'
import { id } from '#src/core/contract/id.ts'
import { isAtMost, min } from '#src/core/money/compare.ts'
import { type Decimal, parseDecimal, toText } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { coinsFor, moneyFor } from '#src/core/otc/trade.ts'
import { ApiError } from '#src/web/client/api-error.ts'
import { cancelled } from '#src/web/client/cancelled.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import type { Pause } from '#src/web/forms/use-schema-form.ts'
import { c2cOrderPath } from '#src/web/paths/query-paths.ts'
import { AmountRange } from '#src/web/ui/primitives/amount-range.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import type { Side } from '../market/offer-filter.ts'
import styles from './ad.module.css'
import { FollowOther, followed, type Lead } from './follow-other.tsx'
import { PriceMoved } from './price-moved.tsx'

type TradeFormProps = {
  readonly adId: string
  readonly ad: TradePreview
  readonly side: Side
  readonly renew: () => Promise<{ readonly data: TradePreview | undefined }>
}

/** A price that moved while it was accepted, and the answer that is waited for. */
type Asked = {
  readonly from: Decimal
  readonly to: Decimal
  readonly before: OtcBuyValue
  readonly now: OtcBuyValue
  readonly answer: (accepted: boolean) => void
}

const isPriceExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ key }) => key === 'price-expired')

/** Money and coins, either of them typed, and the order at the price that is shown (FEAT-18, VAL-18, VAL-19). */
export function TradeForm({ adId, ad, side, renew }: TradeFormProps) {
  const t = useText<AreaKeys['c2c']>()
  const { locale } = useIntl()
  const navigate = useNavigate()
  const wanted = useSearchParams()[0].get('money')
  const [value, setValue] = useState<Partial<OtcBuyValue>>({})
  const [asked, setAsked] = useState<Asked | null>(null)
  const lead = useRef<Lead>('money')
  const onLead = useCallback((next: Lead) => (lead.current = next), [])
  const { mutateAsync: buy } = usePlaceOtcBuyOrder()
  const { mutateAsync: sell } = usePlaceOtcSellOrder()
  const limits = useLimits(ad, side)

  const ask = (one: Omit<Asked, 'answer'>): Promise<boolean> =>
    new Promise((resolve) =>
      setAsked({
        ...one,
        answer: (accepted) => {
          setAsked(null)
          resolve(accepted)
        },
      }),
    )

  async function place(typed: OtcBuyValue, price: Decimal): Promise<string> {
    const mode = lead.current === 'money' ? OtcOrderMode.MONEY : OtcOrderMode.AMOUNT
    const data = toRequest(typed, { id: id(adId), coinId: ad.otcCoinId, price, mode })
    const { data: orderSn } = await (side === 'buy' ? buy({ data }) : sell({ data }))
    return orderSn
  }

  async function submit(typed: OtcBuyValue, pause: Pause): Promise<void> {
    let [at, current] = [ad.price, typed]
    for (;;) {
      try {
        const orderSn = await place(current, at)
        showToast({ kind: 'success', title: t('c2c.opened') })
        await navigate(c2cOrderPath(orderSn))
        return
      } catch (error) {
        if (!isPriceExpired(error)) throw error
        const fresh = (await renew()).data
        if (fresh === undefined) throw error
        const other = lead.current === 'money' ? 'amount' : 'money'
        const now = { ...current, [other]: followed(lead.current, current, fresh.price) ?? '' }
        const question = { from: at, to: fresh.price, before: current, now }
        if (!(await pause(ask(question)))) throw cancelled('placeOtcBuyOrder')
        at = fresh.price
        current = now
      }
    }
  }

  const amount = parseDecimal(value.amount ?? '')
  return (
    <>
      <SchemaForm
        key={side}
        form={side === 'buy' ? otcBuyForm : otcSellForm}
        draftKey={`c2c-ad/${adId}`}
        initial={parseDecimal(wanted ?? '') === null ? {} : { money: wanted ?? '' }}
        ctx={limits}
        units={{ money: ad.currency, amount: ad.unit }}
        asides={{
          money: (
            <span className={styles.limits}>
              <AmountRange from={ad.minLimit} to={ad.maxLimit} trim unit={ad.currency} />
            </span>
          ),
        }}
        after={{ amount: <FollowOther price={ad.price} onLead={onLead} /> }}
        onChange={setValue}
        onSubmit={submit}
        submitText={
          amount === null
            ? t(`c2c.${side}Of`, { unit: ad.unit })
            : t(`c2c.${side}Of`, { unit: formatDecimal(amount, locale, { unit: ad.unit, trim: true }) })
        }
        submitLook={side}
      />
      {asked !== null && <PriceMoved {...asked} ad={ad} side={side} />}
    </>
  )
}

/** Returns the limits of the form, and what fills it: the same object until one of them changes. */
function useLimits({ minLimit, maxLimit, maxTradableAmount, price, unit }: TradePreview, side: Side) {
  const { data: wallets } = useListWallets({ query: { enabled: side === 'sell', select: dataOf } })
  const wallet = wallets?.find((one) => one.coin.unit === unit)
  const held = side === 'sell' && wallet !== undefined ? wallet.balance : null
  const fillable = held === null ? maxTradableAmount : min(held, maxTradableAmount)
  const balance = held === null ? null : toText(held)
  const [minMoney, maxMoney, maxAmount] = [
    toText(minLimit),
    toText(moneyOf(maxLimit, maxTradableAmount, price)),
    toText(maxTradableAmount),
  ]
  const [mostMoney, mostCoins] = [toText(moneyOf(maxLimit, fillable, price)), toText(fillable)]
  return useMemo(
    () => ({ minMoney, maxMoney, maxAmount, balance, mostMoney, mostCoins }),
    [minMoney, maxMoney, maxAmount, balance, mostMoney, mostCoins],
  )
}

/** Returns the money of so many coins, but no more than the limit. */
const moneyOf = (limit: Decimal, coins: Decimal, price: Decimal): Decimal =>
  isAtMost(coinsFor(limit, price), coins) ? limit : moneyFor(coins, price)
