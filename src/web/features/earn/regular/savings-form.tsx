import { useContext, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useBuySavings } from '#generated/client/earn/earn.ts'
import { savingsOrderForm } from '#generated/forms/savings-order/form.ts'
import type { SavingsOrderValue } from '#generated/forms/savings-order/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { LockedSavingsActivity } from '#generated/models/locked-savings-activity.ts'
import { toRequest } from '#forms/savings-order/request.ts'
import { decimal, parseDecimal, toText } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { cancelled } from '#src/web/client/cancelled.ts'
import { useLogInFirst } from '#src/web/member/log-in-first.ts'
import { useSpotBalances } from '#src/web/member/spot-balances.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { useFormServices } from '#src/web/forms/services.ts'
import type { Pause } from '#src/web/forms/use-schema-form.ts'
import { earnPath } from '#src/web/paths/query-paths.ts'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import styles from '../earn.module.css'
import { ConfirmOrder } from './confirm-order.tsx'
import { Schedule } from './schedule.tsx'
import { scheduleOf } from './order-schedule.ts'

type SavingsFormProps = {
  readonly product: LockedSavingsActivity
  readonly isMember: boolean
  /** One was placed just now: what the address wants was for that one. */
  readonly isNext: boolean
  readonly onBought: () => void
}

/** An order that waits for its confirmation. */
type Asked = { readonly value: SavingsOrderValue; readonly answer: (accepted: boolean) => void }

/** The amount, what comes of it and when, and the question before it is fixed (FEAT-20, VAL-29). */
export function SavingsForm({ product, isMember, isNext, onBought }: SavingsFormProps) {
  const t = useText<AreaKeys['earn']>()
  const { locale } = useIntl()
  const logIn = useLogInFirst('buySavings')
  const now = useContext(Clock)
  const wanted = useSearchParams()[0].get('amount') ?? ''
  const [value, setValue] = useState<Partial<SavingsOrderValue>>({})
  const [asked, setAsked] = useState<Asked | null>(null)
  const { mutateAsync: buy } = useBuySavings()
  const balance = useSpotBalances()(product.coinUnit)
  const limits = useLimits(product, balance === null ? null : toText(balance))
  const { id, coinUnit: unit } = product
  const { drafts } = useFormServices()
  const draftKey = `savings-order/${id}`
  const amount = parseDecimal(value.amount ?? '')

  async function submit(typed: SavingsOrderValue, pause: Pause): Promise<void> {
    if (!isMember) logIn(earnPath({ product: id, amount: typed.amount }))
    const question = new Promise<boolean>((resolve) => setAsked({ value: typed, answer: resolve }))
    const isAccepted = await pause(question)
    setAsked(null)
    if (!isAccepted) throw cancelled('buySavings')
    await buy({ data: toRequest(typed, id) })
    const bought = formatDecimal(decimal(typed.amount), locale, { unit, trim: true })
    showToast({
      kind: 'success',
      title: t('earn.bought', { amount: bought }),
      text: t('earn.boughtText', { date: formatInstant(scheduleOf(product, now()).end, locale, 'minute') }),
    })
    // The next form is there before this one has forgotten what was typed.
    drafts.write(draftKey, null)
    onBought()
  }

  const written = formatDecimal(amount, locale, { unit, trim: true })
  const lockText = amount === null ? undefined : t('earn.lock', { amount: written })
  const submitText = isMember ? lockText : t('earn.logIn')
  return (
    <>
      <SchemaForm
        form={savingsOrderForm}
        draftKey={draftKey}
        initial={isNext || parseDecimal(wanted) === null ? {} : { amount: wanted }}
        ctx={limits}
        units={{ amount: unit }}
        asides={{
          amount: (
            <span className={styles.small}>
              {t('earn.fromAmount', { amount: formatDecimal(product.num, locale, { unit, trim: true }) })}
            </span>
          ),
        }}
        after={{ amount: <Schedule product={product} amount={amount} /> }}
        onChange={setValue}
        onSubmit={submit}
        {...(submitText !== undefined && { submitText })}
      />
      {asked !== null && (
        <ConfirmOrder product={product} amount={decimal(asked.value.amount)} answer={asked.answer} />
      )}
    </>
  )
}

/** Returns the limits of the form: the same object until one of them changes. */
function useLimits({ num }: LockedSavingsActivity, balance: string | null) {
  const minAmount = toText(num)
  return useMemo(() => ({ minAmount, balance }), [minAmount, balance])
}
