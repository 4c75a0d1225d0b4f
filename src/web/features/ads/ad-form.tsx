import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useListTradableCoins } from '#generated/client/ads/ads.ts'
import { useListWallets } from '#generated/client/assets/assets.ts'
import { useListCountries } from '#generated/client/auth/auth.ts'
import { useListPaymentMethods } from '#generated/client/payments/payments.ts'
import { withMarketPrice } from '#forms/ad/price.ts'
import { adForm } from '#generated/forms/ad/form.ts'
import type { AdValue } from '#generated/forms/ad/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { AdSide } from '#generated/models/ad-side.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { toText } from '#src/core/money/decimal.ts'
import { MY_ADS_PATH } from '#src/web/paths/paths.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { FormPage } from '#src/web/ui/layout/form-page.tsx'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { AdPreview } from './ad-preview.tsx'
import { coinOf, currencyOf, priceOf } from './ad-form-value.ts'
import { coinChoices, payChoices } from './ad-choices.ts'
import { OrderRangeNote } from './order-range-note.tsx'
import { PriceLine } from './price-line.tsx'

type AdFormProps = {
  readonly title: string
  readonly text?: string
  readonly initial: Partial<AdValue>
  readonly draftKey: string
  readonly onSubmit: (value: AdValue) => Promise<void>
  readonly submitText?: string
}

/** Milliseconds between two looks at the market price: what is written follows it. */
const PRICE_MS = 5000
const NOTHING = [] as const

/** An ad being written: the form, the price it makes now, and what others will see (FEAT-19, ENT-02, VAL-11 to VAL-18). */
export function AdForm({ title, text, initial, draftKey, onSubmit, submitText }: AdFormProps): ReactNode {
  const t = useText<AreaKeys['ads']>()
  const [sketch, setSketch] = useState<Partial<AdValue>>(initial)
  const { data: countries = NOTHING } = useListCountries({ query: { select: dataOf, staleTime: Infinity } })
  const currency = currencyOf(sketch, countries)
  const coins = useListTradableCoins(currency === null ? {} : { currency }, {
    query: { select: dataOf, refetchInterval: PRICE_MS, placeholderData: keepPreviousData },
  })
  const wallets = useListWallets({ query: { select: dataOf } })
  const methods = useListPaymentMethods({ query: { select: dataOf } })

  const coin = coinOf(sketch, coins.data ?? NOTHING)
  // Prices in the currency before are no prices in this one.
  const isPriced = !coins.isPlaceholderData && currency !== null
  const market = isPriced ? (coin?.marketPrice ?? null) : null
  const unit = coin?.unit ?? null
  const balance = wallets.data?.find((wallet) => wallet.coin.unit === unit)?.balance
  const balanceText = balance === undefined ? null : toText(balance)
  const marketText = market === null ? null : toText(market)
  const isSale = sketch.advertiseType === AdSide.SELL
  const least = (isSale ? coin?.sellMinAmount : coin?.buyMinAmount) ?? null
  const limits = useLimits(balanceText, marketText, isSale, least === null ? null : toText(least))
  const choices = {
    coinId:
      coins.data === undefined
        ? null
        : coinChoices(coins.data, wallets.data, (name) => (isPriced ? t('ads.room.option', { name }) : name)),
    'pay[]': methods.data === undefined ? null : payChoices(methods.data),
  }
  const units = {
    ...(unit !== null && { number: unit }),
    ...(currency !== null && { price: currency, minLimit: currency, maxLimit: currency }),
  }
  const price = priceOf(sketch, market)
  const error = coins.data === undefined ? coins.error : null
  return (
    <FormPage
      title={title}
      {...(text !== undefined && { text })}
      from={{ to: MY_ADS_PATH, label: t('ads.title') }}
      aside={<AdPreview sketch={sketch} unit={unit} countries={countries} price={price} />}
    >
      {error === null ? (
        <SchemaForm
          form={adForm}
          initial={initial}
          draftKey={draftKey}
          ctx={limits}
          derive={withMarketPrice}
          choices={choices}
          units={units}
          onChange={setSketch}
          onSubmit={onSubmit}
          after={{
            coinId: (
              <OrderRangeNote
                {...{ unit, currency, market, price, countries }}
                coins={coins.data ?? NOTHING}
              />
            ),
            priceType: <PriceLine market={market} price={price} currency={currency} />,
          }}
          actions={
            <LinkButton to={MY_ADS_PATH} size="large">
              {t('ads.cancel')}
            </LinkButton>
          }
          {...(submitText !== undefined && { submitText })}
        />
      ) : (
        <Card>
          <ErrorState
            title={t('ads.coinsError')}
            busy={coins.isFetching}
            onRetry={() => void coins.refetch()}
          >
            {error.message}
          </ErrorState>
        </Card>
      )}
    </FormPage>
  )
}

/** Returns the limits of the form: the same object until one of them changes. */
const useLimits = (
  balance: string | null,
  marketPrice: string | null,
  isSale: boolean,
  least: string | null,
) =>
  useMemo(
    () => ({ balance, marketPrice, minSell: isSale ? least : null, minBuy: isSale ? null : least }),
    [balance, marketPrice, isSale, least],
  )
