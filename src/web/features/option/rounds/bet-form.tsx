import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import { useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ContractOptionCoin } from '#generated/models/contract-option-coin.ts'
import { placeOptionBetOperation } from '#generated/operations/option.ts'
import { isZero } from '#src/core/money/compare.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { percentText } from '#src/core/money/percent-text.ts'
import { betBreakEven } from '#src/core/stakes/option-bet.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { EmptyBalance } from '#src/web/trading/form/empty-balance.tsx'
import form from '#src/web/trading/form/order-form.module.css'
import { OrderGate } from '#src/web/trading/form/order-gate.tsx'
import type { OptionBetForm } from '#src/web/trading/products/option/use-option-bet.ts'
import { BreakEven } from '#src/web/trading/stakes/parts/break-even.tsx'
import { OutcomeFigures } from '#src/web/trading/stakes/parts/outcome-figures.tsx'
import { PickButtons } from '#src/web/trading/stakes/parts/pick-buttons.tsx'
import { StakeField } from '#src/web/trading/stakes/parts/stake-field.tsx'
import { PHONE, useMedia } from '#src/web/ui/layout/use-media.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './rounds.module.css'
import type { OptionPicks } from './use-picks.ts'

type BetFormProps = {
  readonly coin: ContractOptionCoin
  readonly order: OptionBetForm
  readonly picks: OptionPicks
}

const PLACES = 2

/** The form of a bet: stake, direction, and what each outcome brings. */
export function BetForm({ coin, order, picks: { picks, isLate } }: BetFormProps) {
  const t = useText<AreaKeys['option' | 'stakes' | 'trading']>()
  const { locale } = useIntl()
  const isMember = useSession().status === 'member'
  const isPhone = useMedia(PHONE)
  const place = useRef<HTMLFormElement>(null)
  const reason = useId()
  const { terms, balance } = order
  const share = (rate: Parameters<typeof toPercent>[0]): string =>
    percentText(toPercent(rate), locale, { trim: true })
  const ignored = coin.ngnorePercent ?? null
  return (
    <form
      ref={place}
      className={styles.form}
      noValidate
      aria-label={t('option.bet')}
      onSubmit={(event) => event.preventDefault()}
    >
      {isMember && (
        <p className={form.available}>
          <span>{t('option.available')}</span>
          <span className={form.balance}>
            {formatDecimal(balance, locale, { minimumPlaces: PLACES, trim: true, unit: order.coin })}
          </span>
        </p>
      )}
      {isMember && balance !== null && isZero(balance) && <EmptyBalance coin={order.coin} />}
      <StakeField order={order} places={coin.baseCoinScale} presets={order.presets} />
      {order.message !== null && (
        <p className={form.refused} role="alert">
          {order.message}
        </p>
      )}
      <OrderGate operation={placeOptionBetOperation}>
        {!isPhone && (
          <PickButtons
            picks={picks}
            busy={order.sending}
            describedBy={isLate ? reason : undefined}
            onPick={(direction) => {
              if (!order.place(direction))
                place.current?.querySelector<HTMLInputElement>('[name=amount]')?.focus()
            }}
          />
        )}
      </OrderGate>
      {isMember && isLate && (
        <output className={form.warning}>
          <Warning16Regular />
          <span id={reason}>{t('option.stale')}</span>
        </output>
      )}
      <OutcomeFigures outcomes={order.outcomes} places={PLACES} />
      {terms !== null && (
        <BreakEven share={betBreakEven(terms)}>
          {t('option.fees', { fee: share(terms.feeRate), winFee: share(terms.rewardFeeRate) })}{' '}
          {ignored !== null && !isZero(ignored) && t('option.tie', { share: share(ignored) })}
        </BreakEven>
      )}
    </form>
  )
}
