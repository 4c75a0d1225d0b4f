import { useMemo, useState } from 'react'
import { giftCardRedeemForm } from '#generated/forms/gift-card-redeem/form.ts'
import type { GiftCardRedeemValue } from '#generated/forms/gift-card-redeem/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { redeemGiftCardOperation } from '#generated/operations/promotion.ts'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import { toRequest } from '#forms/gift-card-redeem/request.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import type { Pause } from '#src/web/forms/use-schema-form.ts'
import { OperationGate } from '#src/web/member/prerequisites/operation-gate.tsx'
import { ConfirmDialog } from '#src/web/ui/overlays/confirm-dialog.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { LoadingSkeleton } from './loading-skeleton.tsx'
import { useCardCalls } from './use-card-calls.ts'

const { lockDays } = promotionTerms.giftCard

type RedeemFormProps = {
  /** The code of the followed link. */
  readonly code?: string
  readonly onRedeemed?: () => void
}

/** Code that waits for confirmation, and the answer to it. */
type Asked = { readonly cardNo: string; readonly answer: (yes: boolean) => void }

/** Turns a code into coins after a confirmation: no call tells beforehand what a code brings (VAL-34). */
export function RedeemForm({ code = '', onRedeemed }: RedeemFormProps) {
  const t = useText<AreaKeys['gift-cards']>()
  const { redeem } = useCardCalls()
  const [round, setRound] = useState(0)
  const [asked, setAsked] = useState<Asked | null>(null)
  const initial = useMemo<Partial<GiftCardRedeemValue>>(() => (code === '' ? {} : { cardNo: code }), [code])

  async function submit(value: GiftCardRedeemValue, pause: Pause): Promise<void> {
    const { cardNo } = value
    const isMeant = await pause(new Promise<boolean>((answer) => setAsked({ cardNo, answer })))
    setAsked(null)
    if (!isMeant) return
    await redeem(toRequest(value))
    setRound(round + 1)
    onRedeemed?.()
  }

  return (
    <OperationGate operations={[redeemGiftCardOperation]} waiting={<LoadingSkeleton />}>
      <SchemaForm key={round} form={giftCardRedeemForm} initial={initial} onSubmit={submit} />
      {asked !== null && (
        <ConfirmDialog
          title={t('gift-cards.redeemConfirm', { code: asked.cardNo })}
          action={t('gift-cards.redeemAction')}
          look="primary"
          onConfirm={() => asked.answer(true)}
          onCancel={() => asked.answer(false)}
        >
          {t('gift-cards.redeemConfirmText', { days: lockDays })}
        </ConfirmDialog>
      )}
    </OperationGate>
  )
}
