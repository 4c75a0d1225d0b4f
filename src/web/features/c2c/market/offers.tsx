import { useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { AdOffer } from '#generated/models/ad-offer.ts'
import { type Decimal, parseDecimal, toText } from '#src/core/money/decimal.ts'
import { formatPrice } from '#src/core/money/format.ts'
import { List } from '#src/web/list/list.tsx'
import { useList } from '#src/web/list/use-list.tsx'
import { c2cAdPath, editAdPath } from '#src/web/paths/query-paths.ts'
import { useMember, useStore } from '#src/web/session/hooks.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import styles from '../c2c.module.css'
import { isFilterIgnored } from './ignored-filter.ts'
import type { Side } from './offer-filter.ts'
import { offerList } from './offer-list.tsx'
import { Steps } from './steps.tsx'
import { useMarketPrice } from './use-market.ts'

type OffersProps = {
  readonly unit: string
  readonly currency: string
  readonly money: Decimal | null
  readonly side: Side
}

/** The ads that fit the filter, and what their percentages are counted from. */
export function Offers({ unit, currency, money, side }: OffersProps) {
  const t = useText<AreaKeys['c2c']>()
  const { locale } = useIntl()
  const myId = useMember()?.id ?? null
  const market = useMarketPrice(unit, currency)
  const moneyText = money === null ? null : toText(money)
  const description = useMemo(
    // By its text: the amount is another object each time it is read from the address.
    () => offerList({ unit, currency, money: parseDecimal(moneyText ?? ''), market, myId }),
    [unit, currency, moneyText, market, myId],
  )
  const list = useList(description)
  const isIgnored = useStore(isFilterIgnored) && list.isNarrowed
  const actions = useCallback(
    ({ advertiseId, memberId, memberName }: AdOffer) => (
      <span className={styles.act}>
        {memberId === myId ? (
          <LinkButton to={editAdPath(advertiseId)} look="subtle">
            {t('c2c.edit')}
          </LinkButton>
        ) : (
          <LinkButton to={c2cAdPath(advertiseId, moneyText ?? undefined)}>
            {t(`c2c.${side}`)}
            <VisuallyHidden>{` ${t('c2c.with', { name: memberName })}`}</VisuallyHidden>
          </LinkButton>
        )}
      </span>
    ),
    [t, side, moneyText, myId],
  )
  return (
    <>
      <List list={list} actions={actions} />
      <p className={styles.foot}>
        {market !== null &&
          t('c2c.marketPrice', { price: formatPrice(market, locale, { unit: currency }), unit })}
        {isIgnored && <span>{t('c2c.filteredHere')}</span>}
      </p>
      {list.rows !== undefined && <Steps side={side} />}
    </>
  )
}
