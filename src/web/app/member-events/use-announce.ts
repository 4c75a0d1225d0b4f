import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { MemberEvent } from '#generated/models/member-event.ts'
import { MemberEventKind } from '#generated/models/member-event-kind.ts'
import { MemberEventOutcome } from '#generated/models/member-event-outcome.ts'
import { abs, sum } from '#src/core/money/arithmetic.ts'
import { isNegative } from '#src/core/money/compare.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { LAB_ORDERS_PATH, liquidationsPath, RECURRING_PLANS_PATH } from '#src/web/paths/paths.ts'
import {
  c2cOrderPath,
  labLockPath,
  labMachinePath,
  pastSavingsPath,
  planPurchasesPath,
} from '#src/web/paths/query-paths.ts'
import { playFill } from '#src/web/trading/orders/sound.ts'
import { isTellingOrders } from '#src/web/trading/perpetual/announcing.ts'
import { tradingPreferences } from '#src/web/trading/preferences.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import type { LiquidationEvent } from './liquidation-dialog.tsx'
import { showOrderToast } from './order-toasts.ts'

/** The outcomes of stakes; absent for all else that an event may tell. */
const STAKE_OUTCOMES: Readonly<Record<string, 'win' | 'lose' | 'tied' | 'cancelled'>> = {
  WIN: 'win',
  LOSE: 'lose',
  TIED: 'tied',
  CANCELED: 'cancelled',
}

/** News of C2C orders; absent for all else. */
const ORDER_NEWS: Readonly<
  Partial<Record<MemberEventKind, 'opened' | 'paid' | 'released' | 'cancelled' | 'appealed' | 'message'>>
> = {
  OTC_OPENED: 'opened',
  OTC_PAID: 'paid',
  OTC_RELEASED: 'released',
  OTC_CANCELED: 'cancelled',
  OTC_APPEALED: 'appealed',
  OTC_MESSAGE: 'message',
}

/** News of the lab, and where they lead: to the record that they are about, else to all participations. */
const LAB_NEWS: Readonly<
  Partial<
    Record<
      MemberEventKind,
      {
        readonly name: 'distributed' | 'cancelled' | 'mined' | 'released'
        readonly path?: (id: string) => string
      }
    >
  >
> = {
  LAB_DISTRIBUTED: { name: 'distributed' },
  LAB_CANCELED: { name: 'cancelled' },
  MINING_PAID: { name: 'mined', path: labMachinePath },
  LOCK_RELEASED: { name: 'released', path: labLockPath },
}

/** True while the member looks at this order: its screen shows what happened. */
const isShown = (orderSn: string): boolean =>
  document.visibilityState === 'visible' &&
  `${window.location.pathname}${window.location.search}` === c2cOrderPath(orderSn)

const isTold = (event: MemberEvent): event is LiquidationEvent => (event.liquidation ?? null) !== null

/**
 * Returns a function that announces what came together. Orders are not announced here: trading screens do, and whoever
 * placed one elsewhere looks at its list. `onFacts` is called when somebody wants to know what a liquidation has closed.
 */
export function useAnnounce(
  onFacts: (event: LiquidationEvent) => void,
): (events: readonly MemberEvent[]) => void {
  const t = useText<AreaKeys['events']>()
  const { locale } = useIntl()
  const navigate = useNavigate()
  return useCallback(
    (events) => {
      const money = (amount: Decimal | null, coin: string | null): string =>
        formatDecimal(abs(amount ?? ZERO), locale, { trim: true, ...(coin !== null && { unit: coin }) })
      const announce = (event: MemberEvent): void => {
        const { kind, symbol, amount, coin, outcome, reference } = event
        const to = (label: AreaKeys['events'], path: string) => ({
          label: t(label),
          onPress: () => void navigate(path),
        })
        const plans = to('events.earn.plans', RECURRING_PLANS_PATH)
        const product = event.account === 'coinSwap' ? 'coinswap' : 'swap'
        const values = { symbol: symbol ?? '', amount: money(amount, coin) }
        const isGood = outcome !== MemberEventOutcome.FAILURE
        const tone = isGood ? 'success' : 'error'
        if (kind === MemberEventKind.LIQUIDATED)
          showToast({
            kind: 'error',
            title: symbol === null ? t('events.liquidated.all.title') : t('events.liquidated', values),
            text: t('events.liquidated.text', values),
            action: {
              label: t('events.liquidated.show'),
              onPress: () =>
                isTold(event) ? onFacts(event) : void navigate(liquidationsPath(symbol, product)),
            },
          })
        if (kind === MemberEventKind.TRIGGERED && !isTellingOrders(product))
          showToast({ kind: 'info', title: t('events.triggered', values) })
        if (kind === MemberEventKind.DEPOSIT)
          showToast({ kind: 'success', title: t('events.deposit', values) })
        if (kind === MemberEventKind.WITHDRAWAL)
          showToast({
            kind: tone,
            title: t(isGood ? 'events.withdrawal' : 'events.withdrawalRefused', values),
          })
        if (kind === MemberEventKind.SAVINGS_MATURED)
          showToast({
            kind: 'success',
            title: t('events.savingsMatured', values),
            action: to('events.earn.orders', pastSavingsPath()),
          })
        if (kind === MemberEventKind.PLAN_BOUGHT)
          showToast({
            kind: 'success',
            title: t('events.planBought', values),
            action: reference === null ? plans : to('events.earn.purchases', planPurchasesPath(reference)),
          })
        if (kind === MemberEventKind.PLAN_FAILED)
          showToast({
            kind: 'error',
            title: t('events.planFailed', values),
            text: t('events.planFailed.text'),
            action: plans,
          })
        if (kind === MemberEventKind.PLAN_PAUSED)
          showToast({
            kind: 'error',
            title: t('events.planPaused', values),
            text: t('events.planPaused.text'),
            action: plans,
          })
        if (kind === MemberEventKind.REVIEW)
          showToast({ kind: tone, title: t(isGood ? 'events.review' : 'events.reviewRefused') })
      }
      /** Tells the result of a stake once, on whatever screen: a loss no louder than a win. */
      const announceStake = ({ kind, outcome, symbol, amount, coin }: MemberEvent): boolean => {
        const result = STAKE_OUTCOMES[outcome ?? '']
        const product =
          kind === MemberEventKind.OPTION_SETTLED
            ? 'bet'
            : kind === MemberEventKind.SECOND_SETTLED
              ? 'second'
              : null
        if (product === null || result === undefined) return false
        const isDecided = result === 'win' || result === 'lose'
        showToast({
          kind: 'info',
          title: t(`events.${product}.${result}`, { symbol: symbol ?? '' }),
          text: isDecided
            ? formatDecimal(amount, locale, {
                minimumPlaces: 2,
                trim: true,
                sign: 'always',
                ...(coin !== null && { unit: coin }),
              })
            : t('events.stakeBack'),
        })
        return true
      }
      /** Tells news of a C2C order once, unless the member is looking at that order. */
      const announceOrder = ({ kind, reference, amount, coin }: MemberEvent): boolean => {
        const news = ORDER_NEWS[kind]
        if (news === undefined || reference === null || isShown(reference)) return false
        showOrderToast(reference, {
          kind: 'info',
          title: t(`events.c2c.${news}`),
          text: amount === null ? reference : `${money(amount, coin)} · ${reference}`,
          action: { label: t('events.c2c.open'), onPress: () => void navigate(c2cOrderPath(reference)) },
        })
        return true
      }
      const announceLab = ({ kind, reference, amount, coin }: MemberEvent): void => {
        const news = LAB_NEWS[kind]
        if (news === undefined) return
        const { name, path } = news
        const to = reference === null ? LAB_ORDERS_PATH : (path?.(reference) ?? LAB_ORDERS_PATH)
        showToast({
          kind: name === 'cancelled' ? 'info' : 'success',
          title: t(`events.lab.${name}`),
          text: amount === null ? t('events.lab.machinesOrLock') : money(amount, coin),
          action: { label: t('events.lab.open'), onPress: () => void navigate(to) },
        })
      }
      events.forEach(announce)
      events.forEach(announceLab)
      if (events.filter(announceOrder).length > 0 && tradingPreferences.get().sound) playFill()
      if (events.filter(announceStake).length > 0 && tradingPreferences.get().sound) playFill()
      // All positions are charged in the same second: one message for each coin.
      const fundings = events.filter(({ kind }) => kind === MemberEventKind.FUNDING)
      for (const [coin, own] of Map.groupBy(fundings, (event) => event.coin)) {
        const total = sum(own.map(({ amount }) => amount ?? ZERO))
        const key = isNegative(total) ? 'events.fundingPaid' : 'events.fundingReceived'
        showToast({
          kind: 'info',
          title: t(key, { amount: money(total, coin) }),
          text: own.map(({ symbol }) => symbol).join(', '),
        })
      }
    },
    [t, locale, navigate, onFacts],
  )
}
