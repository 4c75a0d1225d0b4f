import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useCreateWithdrawal } from '#generated/client/withdraw/withdraw.ts'
import type { WithdrawValue } from '#generated/forms/withdraw/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { toRequest } from '#forms/withdraw/request.ts'
import type { Pause } from '#src/web/forms/use-schema-form.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'

type Question = { readonly value: WithdrawValue; readonly resolve: (yes: boolean) => void }

/** Sends a withdrawal once its question was answered. `submit` rejects with the client's error; a no is no error. */
export function useWithdrawal(onSent: () => void) {
  const t = useText<AreaKeys['funds']>()
  const { locale } = useIntl()
  const { mutateAsync: create, isPending } = useCreateWithdrawal()
  const [question, setQuestion] = useState<Question | null>(null)

  async function submit(value: WithdrawValue, pause: Pause): Promise<void> {
    const isMeant = await pause(new Promise<boolean>((resolve) => setQuestion({ value, resolve })))
    if (!isMeant) return setQuestion(null)
    try {
      await create({ data: toRequest(value) })
    } finally {
      setQuestion(null)
    }
    const amount = formatDecimal(decimal(value.money), locale, { unit: value.coinName, trim: true })
    showToast({ kind: 'success', title: t('funds.sent', { amount }), text: t('funds.sentText') })
    // The form forgets its draft when this is over; only then an empty one may take its place.
    setTimeout(onSent, 0)
  }

  return {
    submit,
    /** Withdrawal that waits for the member's confirmation; null without one. */
    asked: question?.value ?? null,
    answer: (yes: boolean) => question?.resolve(yes),
    isSending: isPending,
  }
}
