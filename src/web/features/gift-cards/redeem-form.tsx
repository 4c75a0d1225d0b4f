import { useMemo, useState } from 'react'
import { giftCardRedeemForm } from '#generated/forms/gift-card-redeem/form.ts'
import type { GiftCardRedeemValue } from '#generated/forms/gift-card-redeem/schema.ts'
import { redeemGiftCardOperation } from '#generated/operations/promotion.ts'
import { toRequest } from '#forms/gift-card-redeem/request.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { OperationGate } from '#src/web/member/prerequisites/operation-gate.tsx'
import { LoadingSkeleton } from './loading-skeleton.tsx'
import { useCardCalls } from './use-card-calls.ts'

type RedeemFormProps = {
  /** The code of the followed link. */
  readonly code?: string
  readonly onRedeemed?: () => void
}

/** Turns a code into coins; with a verified real name (VAL-34). */
export function RedeemForm({ code = '', onRedeemed }: RedeemFormProps) {
  const { redeem } = useCardCalls()
  const [round, setRound] = useState(0)
  const initial = useMemo<Partial<GiftCardRedeemValue>>(() => (code === '' ? {} : { cardNo: code }), [code])
  return (
    <OperationGate operations={[redeemGiftCardOperation]} waiting={<LoadingSkeleton />}>
      <SchemaForm
        key={round}
        form={giftCardRedeemForm}
        initial={initial}
        onSubmit={async (value) => {
          await redeem(toRequest(value))
          setRound(round + 1)
          onRedeemed?.()
        }}
      />
    </OperationGate>
  )
}
