import { useIntl } from 'react-intl'
import { useRedeemWithdrawCode } from '#generated/client/withdraw-codes/withdraw-codes.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { WithdrawCode } from '#generated/models/withdraw-code.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { useMember } from '#src/web/session/hooks.ts'
import { ConfirmDialog } from '#src/web/ui/overlays/confirm-dialog.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { masked, unitOf } from './codes.ts'

type ConfirmRedeemProps = {
  readonly code: WithdrawCode
  readonly onDone: () => void
  readonly onRefused: (error: unknown) => void
  readonly onCancel: () => void
}

/** Asks before a code is redeemed, and names what comes of it. One's own code brings the money back. */
export function ConfirmRedeem({ code, onDone, onRefused, onCancel }: ConfirmRedeemProps) {
  const t = useText<AreaKeys['withdraw-codes']>()
  const { locale } = useIntl()
  const isOwn = useMember()?.id === code.memberId
  const { mutateAsync: redeem, isPending } = useRedeemWithdrawCode()
  const amount = formatDecimal(code.withdrawAmount, locale, { unit: unitOf(code), trim: true })

  async function confirm(): Promise<void> {
    try {
      await redeem({ data: { withdrawCode: code.withdrawCode } })
      showToast({ kind: 'success', title: t('withdraw-codes.redeemed', { amount }) })
      onDone()
    } catch (error) {
      onRefused(error)
    }
  }

  return (
    <ConfirmDialog
      title={t(isOwn ? 'withdraw-codes.takeBackTitle' : 'withdraw-codes.redeemTitle', { amount })}
      action={t(isOwn ? 'withdraw-codes.takeBack' : 'withdraw-codes.redeemAction')}
      look="primary"
      onConfirm={() => void confirm()}
      onCancel={onCancel}
      busy={isPending}
    >
      {t(isOwn ? 'withdraw-codes.takeBackText' : 'withdraw-codes.redeemConfirm', {
        code: masked(code.withdrawCode),
      })}
    </ConfirmDialog>
  )
}
