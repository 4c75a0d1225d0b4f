import { Info16Regular } from '@fluentui/react-icons/svg/info'
import { ArrowSort16Regular } from '@fluentui/react-icons/svg/arrow-sort'
import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import { useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { placeSecondOrderOperation } from '#generated/operations/second.ts'
import { isZero } from '#src/core/money/compare.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { percentText } from '#src/core/money/percent-text.ts'
import { secondBreakEven } from '#src/core/stakes/second-order.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { PHONE, useMedia } from '#src/web/ui/layout/use-media.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { SelectFilter } from '#src/web/ui/primitives/select-filter.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { OrderGate } from '../../../form/order-gate.tsx'
import form from '../../../form/order-form.module.css'
import panel from '../../../panel.module.css'
import type { Market } from '../../../market.ts'
import { BreakEven } from '../../../stakes/parts/break-even.tsx'
import { ChoiceCards } from '../../../stakes/parts/choice-cards.tsx'
import { OutcomeFigures } from '../../../stakes/parts/outcome-figures.tsx'
import { PickButtons } from '../../../stakes/parts/pick-buttons.tsx'
import { presetStakes } from '../../../stakes/order/preset-stakes.ts'
import { StakeField } from '../../../stakes/parts/stake-field.tsx'
import { usePicks } from '../use-picks.ts'
import { useSecondOrder } from '../use-second-order.ts'
import styles from './second-form.module.css'

/** Decimals of results. */
const PLACES = 2
/** Decimals that the contract allows a stake. */
const STAKE_PLACES = 8

/** The form of an order for a second contract: how long it runs, its stake and its direction. */
export function SecondForm({ market }: { readonly market: Market }) {
  const t = useText<AreaKeys['second' | 'stakes' | 'trading']>()
  const { locale } = useIntl()
  const order = useSecondOrder(market)
  const { picks, reason } = usePicks(market, order)
  const isMember = useSession().status === 'member'
  const isPhone = useMedia(PHONE)
  const place = useRef<HTMLFormElement>(null)
  const id = useId()
  const { cycle, cycles = [], coin, coins, balance } = order
  const share = (rate: Parameters<typeof toPercent>[0]): string =>
    percentText(toPercent(rate), locale, { trim: true })
  const write = (value: Parameters<typeof formatDecimal>[0]): string =>
    formatDecimal(value, locale, { trim: true })
  const isEmpty = isMember && balance !== null && isZero(balance)
  return (
    <>
      <header className={panel.head}>
        <h2 className={panel.title}>{t('second.title')}</h2>
      </header>
      <form
        ref={place}
        className={form.form}
        noValidate
        aria-label={t('trading.form')}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.cycles}>
          <p className={styles.heads} aria-hidden="true">
            <span>{t('second.endsAfter')}</span>
            <span>{t('second.profitIfRight')}</span>
          </p>
          <ChoiceCards
            label={t('second.cycle')}
            value={cycle?.id ?? null}
            choices={cycles.map((each) => ({
              value: each.id,
              label: t('second.seconds', { seconds: each.cycleLength }),
              detail: share(each.cycleRate),
            }))}
            onChange={order.chooseCycle}
          />
        </div>
        {isMember && (
          <p className={form.available}>
            <span>{t('second.available')}</span>
            <span className={form.balance}>
              {formatDecimal(balance, locale, { minimumPlaces: PLACES, trim: true, unit: coin })}
              <Link
                to={{ search: `?transfer=spot-second&coin=${coin}` }}
                className={form.add ?? ''}
                aria-label={t('trading.transfer')}
                data-tooltip={t('trading.transfer')}
              >
                <ArrowSort16Regular />
              </Link>
            </span>
          </p>
        )}
        {coins.length > 1 && (
          <SelectFilter
            label={t('second.coin')}
            value={coin}
            options={coins.map((value) => ({ value, label: value }))}
            onChange={order.chooseCoin}
          />
        )}
        <StakeField
          order={order}
          places={STAKE_PLACES}
          presets={cycle === undefined ? [] : presetStakes(cycle.minAmount, cycle.maxAmount)}
        />
        {cycle !== undefined && (
          <p className={styles.limits}>
            {t('second.limits', { least: write(cycle.minAmount), most: write(cycle.maxAmount), coin })}
          </p>
        )}
        <OutcomeFigures outcomes={order.outcomes} places={PLACES} />
        {order.message !== null && (
          <p className={form.refused} role="alert">
            {order.message}
          </p>
        )}
        {isEmpty ? (
          <div className={styles.empty}>
            <p>{t('second.empty')}</p>
            <LinkButton to={`?transfer=spot-second&coin=${coin}`} look="primary" size="large" block>
              {t('second.transfer')}
            </LinkButton>
          </div>
        ) : (
          <OrderGate operation={placeSecondOrderOperation}>
            {!isPhone && (
              <PickButtons
                picks={picks}
                busy={order.sending}
                describedBy={reason === null ? undefined : id}
                onPick={(direction) => {
                  if (!order.place(direction))
                    place.current?.querySelector<HTMLInputElement>('[name=amount]')?.focus()
                }}
              />
            )}
          </OrderGate>
        )}
        {isMember && reason !== null && (
          <output className={reason.isWarning ? form.warning : styles.reason}>
            {reason.isWarning ? <Warning16Regular /> : <Info16Regular />}
            <span id={id}>{reason.text}</span>
          </output>
        )}
        {cycle !== undefined && <BreakEven share={secondBreakEven(cycle.cycleRate)} />}
      </form>
    </>
  )
}
