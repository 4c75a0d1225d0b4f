import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useJoinLabActivity, useSendLabEmailCode, useSendLabPhoneCode } from '#generated/client/lab/lab.ts'
import { useGetSecuritySetting } from '#generated/client/security/security.ts'
import { labJoinForm } from '#generated/forms/lab-join/form.ts'
import type { LabJoinValue } from '#generated/forms/lab-join/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Activity } from '#generated/models/activity.ts'
import { toRequest } from '#forms/lab-join/request.ts'
import { decimal, parseDecimal } from '#src/core/money/decimal.ts'
import { cancelled } from '#src/web/client/cancelled.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { untilFresh } from '#src/web/client/stale-reads.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import type { Pause } from '#src/web/forms/use-schema-form.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import type { JoinableKind } from '../activity-kind.ts'
import { amountUnit, coins } from '../amount-text.ts'
import styles from '../lab.module.css'
import { ConfirmJoin } from './confirm-join.tsx'
import { costOfJoining } from './cost.ts'
import type { Held } from './held.ts'
import { joinLimits } from './join-limits.ts'
import { MoneySteps } from './money-steps.tsx'
import { rangeOfJoining } from './range.ts'
import { reachesOf } from './reaches.ts'

type JoinFormProps = {
  readonly activity: Activity
  readonly kind: JoinableKind
  readonly held: Held
  readonly onJoined: () => void
}

/** A participation that waits for its confirmation. */
type Asked = { readonly value: LabJoinValue; readonly answer: (accepted: boolean) => void }

/** The amount, its cost, what becomes of the money, a code, and the question before it is fixed (FEAT-21, STATE-10). */
export function JoinForm({ activity, kind, held, onJoined }: JoinFormProps) {
  const t = useText<AreaKeys['lab']>()
  const { locale } = useIntl()
  const write = { t, locale }
  const { data: security } = useGetSecuritySetting({ query: { select: dataOf } })
  const { mutateAsync: join } = useJoinLabActivity()
  const { mutateAsync: sendToPhone } = useSendLabPhoneCode()
  const { mutateAsync: sendToEmail } = useSendLabEmailCode()
  const [value, setValue] = useState<Partial<LabJoinValue>>({})
  const [asked, setAsked] = useState<Asked | null>(null)
  const { phone, email } = reachesOf(security)
  const aims = useMemo(
    () => ({
      aims:
        security === undefined
          ? null
          : [phone, email].flatMap((to) => (to === null ? [] : [{ value: to, label: to }])),
    }),
    [security, phone, email],
  )
  const limits = useKeptLimits(joinLimits(activity, held))
  const unit = amountUnit(activity)
  const amount = parseDecimal(value.amount ?? '')
  const cost = amount && costOfJoining(activity, amount)

  async function submit(typed: LabJoinValue, pause: Pause): Promise<void> {
    const question = new Promise<boolean>((resolve) => setAsked({ value: typed, answer: resolve }))
    const isAccepted = await pause(question)
    setAsked(null)
    if (!isAccepted) throw cancelled('joinLabActivity')
    await join({ data: toRequest(typed, activity.id) })
    const given = coins(costOfJoining(activity, decimal(typed.amount)), activity.acceptUnit, write)
    showToast({ kind: 'success', title: t('lab.joined', { amount: given }), text: t('lab.joinedText') })
    // Whether there is another participation depends on the list of them.
    await untilFresh()
    onJoined()
  }

  const initial = phone ?? email
  return (
    <>
      <SchemaForm
        form={labJoinForm}
        draftKey={`lab-join/${activity.id}`}
        initial={initial === null ? {} : { aims: initial }}
        ctx={limits}
        units={{ amount: unit ?? t('lab.machinesUnit') }}
        choices={aims}
        asides={{ amount: <span className={styles.small}>{rangeOfJoining(activity, held, write)}</span> }}
        after={{
          amount: <MoneySteps activity={activity} kind={kind} amount={amount} balance={held.balance} />,
        }}
        sendCode={{ code: ({ aims: to }) => (to === email ? sendToEmail() : sendToPhone()) }}
        onChange={setValue}
        onSubmit={submit}
        {...(cost !== null && {
          submitText: t('lab.joinWith', { amount: coins(cost, activity.acceptUnit, write) }),
        })}
      />
      {asked !== null && (
        <ConfirmJoin
          activity={activity}
          kind={kind}
          held={held}
          amount={decimal(asked.value.amount)}
          answer={asked.answer}
        />
      )}
    </>
  )
}

type JoinLimits = ReturnType<typeof joinLimits>

/** Returns the same object until one of the limits changes. */
function useKeptLimits(limits: JoinLimits): JoinLimits {
  const { minAmount, maxAmount, remaining, affordable, amountPlaces, timesLeft } = limits
  return useMemo(
    () => ({ minAmount, maxAmount, remaining, affordable, amountPlaces, timesLeft }),
    [minAmount, maxAmount, remaining, affordable, amountPlaces, timesLeft],
  )
}
