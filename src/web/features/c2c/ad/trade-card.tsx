import { LockClosed16Regular } from '@fluentui/react-icons/svg/lock-closed'
import { type ReactNode, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { useListPaymentMethods } from '#generated/client/payments/payments.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { TradePreview } from '#generated/models/trade-preview.ts'
import { placeOtcBuyOrderOperation, placeOtcSellOrderOperation } from '#generated/operations/otc.ts'
import { listText } from '#src/core/text/list-text.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { instant } from '#src/core/time/instant.ts'
import { payModes } from '#src/web/c2c/ad.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { OperationGate } from '#src/web/member/prerequisites/operation-gate.tsx'
import { withBack } from '#src/web/paths/back-link.ts'
import { MY_ADS_PATH, PAYMENT_METHODS_PATH, SPOT_ASSETS_PATH } from '#src/web/paths/paths.ts'
import { useMember } from '#src/web/session/hooks.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { Fact, Facts } from '#src/web/ui/layout/facts.tsx'
import { Price } from '#src/web/ui/numbers/price.tsx'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { FormSkeleton } from '#src/web/ui/states/form-skeleton.tsx'
import { type Side, sideOf } from '../market/offer-filter.ts'
import styles from './ad.module.css'

const TradeForm = lazyChunk(() => import('./trade-form.tsx').then(({ TradeForm: part }) => part))

type TradeCardProps = {
  readonly adId: string
  readonly ad: TradePreview
  /** When the price was read last, by this device's clock. */
  readonly checkedAt: number
  /** Reads the ad anew. */
  readonly renew: () => Promise<{ readonly data: TradePreview | undefined }>
}

const OPERATIONS = { buy: [placeOtcBuyOrderOperation], sell: [placeOtcSellOrderOperation] } as const

/** The price with the time of its check, and the form that trades at it; or what the reader lacks for that. */
export function TradeCard({ adId, ad, checkedAt, renew }: TradeCardProps) {
  const t = useText<AreaKeys['c2c']>()
  const { locale } = useIntl()
  const side = sideOf(ad.advertiseType)
  const waiting = <FormSkeleton controls={['line', 'line']} />
  const isOwn = useMember()?.username === ad.username
  return (
    <Card labelledBy="ad-trade" className={styles.trade}>
      <div className={styles.priceLine}>
        <h2 id="ad-trade" className={styles.label}>
          {t('c2c.price')}
        </h2>
        <p className={styles.price}>
          <Price value={ad.price} />{' '}
          <span className={styles.per}>{t('c2c.perCoin', { currency: ad.currency, unit: ad.unit })}</span>
        </p>
      </div>
      <p className={styles.checked}>
        {t('c2c.checked', { time: formatInstant(instant(checkedAt), locale, 'time') })}
      </p>
      {isOwn ? (
        <>
          <p>{t('c2c.ownAd')}</p>
          <LinkButton to={MY_ADS_PATH} size="large" block>
            {t('c2c.myAds')}
          </LinkButton>
        </>
      ) : (
        <OperationGate operations={OPERATIONS[side]} waiting={waiting}>
          <MethodGate ad={ad} side={side}>
            <Suspense fallback={waiting}>
              <TradeForm adId={adId} ad={ad} side={side} renew={renew} />
            </Suspense>
          </MethodGate>
          <Facts>
            <Fact name={t(side === 'buy' ? 'c2c.timeToPay' : 'c2c.timeToBePaid')}>
              {t('c2c.minutes', { count: ad.timeLimit })}
            </Fact>
            <Fact name={t('c2c.fee')}>{t('c2c.merchantPays')}</Fact>
            <Fact name={t(side === 'buy' ? 'c2c.arrivesIn' : 'c2c.takenFrom')}>
              <Link to={SPOT_ASSETS_PATH}>{t('c2c.spotAccount')}</Link>
            </Fact>
          </Facts>
          <p className={styles.lock}>
            <LockClosed16Regular aria-hidden />
            {t(`c2c.nothingCharged.${side}`)}
          </p>
        </OperationGate>
      )}
    </Card>
  )
}

type MethodGateProps = {
  readonly ad: TradePreview
  readonly side: Side
  readonly children: ReactNode
}

/** A seller is paid by a payment method that the ad takes: without one says which (VAL-33). */
function MethodGate({ ad, side, children }: MethodGateProps) {
  const t = useText<AreaKeys['c2c']>()
  const { locale } = useIntl()
  const { pathname, search } = useLocation()
  const isSale = side === 'sell'
  const { data: methods } = useListPaymentMethods({ query: { enabled: isSale, select: dataOf } })
  const taken = payModes(ad.payMode)
  if (!isSale || methods === undefined || methods.some(({ typeName }) => taken.includes(typeName)))
    return children
  const names = listText(taken, locale, 'disjunction')
  return (
    <div className={styles.gate} role="note">
      <p className={styles.strong}>{t('c2c.paysBy', { name: ad.username, names })}</p>
      <p>
        {methods.length === 0
          ? t('c2c.noMethod')
          : t('c2c.onlyMethods', {
              names: listText([...new Set(methods.map(({ typeName }) => typeName))], locale),
            })}
      </p>
      <LinkButton
        to={withBack(PAYMENT_METHODS_PATH, `${pathname}${search}`)}
        look="primary"
        size="large"
        block
      >
        {t('c2c.addMethod', { names })}
      </LinkButton>
    </div>
  )
}
