import { useIntl } from 'react-intl'
import { type Decimal, parseDecimal } from '#src/core/money/decimal.ts'
import { isPositive } from '#src/core/money/compare.ts'
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { type FieldError, findErrors } from '#src/web/forms/field-errors.ts'
import { isRefusalError, refusalOf } from '#src/web/forms/refusal.ts'
import type { Limits } from '#src/web/forms/live.ts'
import { errorText, refusalMessage } from '#src/web/forms/texts.ts'
import { useStore } from '#src/web/session/hooks.ts'
import type { Market } from '../../market.ts'
import { passesLimit } from '../loss-limit/day-loss.ts'
import { useDayLoss, useLossLimit } from '../loss-limit/use-day-loss.ts'
import type { Direction } from '#src/core/stakes/outcome.ts'
import type { StakeOutcomes } from '../stake.ts'
import { changeStakeDraft, stakeDraft } from './stake-draft.ts'
import { changeProgress, stakeProgress } from './stake-progress.ts'

/** The field of all forms of stakes that takes the amount. */
const FIELD = 'amount'

/** A product's way to place a stake: its form, with the limits of the moment, and its call. */
export type StakeOrdering<Value extends object> = {
  readonly form: FormDefinition<Value>
  readonly limits: Limits
  readonly coin: string
  readonly valueOf: (direction: Direction, amount: string | undefined) => Partial<Value>
  /** Null while it is not known. */
  readonly outcomesOf: (amount: Decimal) => StakeOutcomes | null
  /** Places the stake. @throws ApiError */
  readonly send: (value: Value) => Promise<unknown>
  /** Called once it is placed. */
  readonly onPlaced: (direction: Direction, amount: Decimal) => void
}

/** Judges a stake by the contract's rules, asks where it could pass the member's own limit, and sends it once. */
export function useStakeOrder<Value extends object>(market: Market, ordering: StakeOrdering<Value>) {
  const intl = useIntl()
  const { form, limits, coin, valueOf, outcomesOf, send, onPlaced } = ordering
  const { amount } = useStore(stakeDraft(market))
  const progress = useStore(stakeProgress(market))
  const limit = useLossLimit().amount
  const loss = useDayLoss(coin)
  const known = amount === undefined ? null : parseDecimal(amount)
  const outcomes = known !== null && isPositive(known) ? outcomesOf(known) : null

  const faultsOf = (direction: Direction): readonly FieldError[] =>
    findErrors(form, valueOf(direction, amount), { limits })

  function fault(): string | null {
    const { isJudged, unread, refusal } = progress
    const unreadable =
      unread === null ? undefined : { field: FIELD, shownAt: FIELD, rule: unread, values: {} }
    const told = refusal?.errors.find(({ shownAt }) => shownAt === FIELD)
    const broken = isJudged ? faultsOf('rise').find(({ shownAt }) => shownAt === FIELD) : undefined
    const first = unreadable ?? told ?? broken
    const words = { id: form.id, fields: form.ui.fields, units: { [FIELD]: coin } }
    return first === undefined ? null : errorText(intl, words, first)
  }

  /** Sends a stake, or asks first. @returns false where it is no stake yet, and its field says why */
  function place(direction: Direction): boolean {
    if (stakeProgress(market).get().sending !== null) return true
    changeProgress(market, { isJudged: true, refusal: null })
    if (progress.unread !== null || faultsOf(direction).length > 0 || known === null) return false
    const cost = outcomes?.cost
    // A loss that is not known may be any.
    if (limit !== null && cost !== undefined && (loss === null || passesLimit(loss, cost, limit)))
      changeProgress(market, { asked: direction })
    else void confirm(direction)
    return true
  }

  async function confirm(direction: Direction): Promise<void> {
    if (stakeProgress(market).get().sending !== null || known === null) return
    changeProgress(market, { sending: direction })
    try {
      // Without faults: the validator has accepted it.
      await send(valueOf(direction, amount) as Value)
      changeProgress(market, { isJudged: false })
      onPlaced(direction, known)
    } catch (error) {
      if (!isRefusalError(error)) throw error
      changeProgress(market, { refusal: refusalOf(form, error) })
    } finally {
      changeProgress(market, { sending: null, asked: null })
    }
  }

  const message = progress.refusal?.message ?? null
  return {
    amount,
    known,
    outcomes,
    loss,
    limit,
    coin,
    sending: progress.sending,
    asked: progress.asked,
    fault: fault(),
    message: message === null ? null : refusalMessage(intl, message),
    place,
    confirm,
    dismiss: () => changeProgress(market, { asked: null }),
    change: (next: string | undefined) => {
      changeStakeDraft(market, { amount: next })
      changeProgress(market, { refusal: null })
    },
    mark: (unread: string | null) => changeProgress(market, { unread }),
    leave: () => {
      if (amount !== undefined || progress.unread !== null) changeProgress(market, { isJudged: true })
    },
  }
}

export type StakeOrder = ReturnType<typeof useStakeOrder>
