import { useState } from 'react'
import { useLookUpWithdrawCode } from '#generated/client/withdraw-codes/withdraw-codes.ts'
import { withdrawCodeRedeemForm } from '#generated/forms/withdraw-code-redeem/form.ts'
import type { WithdrawCodeRedeemValue } from '#generated/forms/withdraw-code-redeem/schema.ts'
import type { WithdrawCode } from '#generated/models/withdraw-code.ts'
import { toRequest } from '#forms/withdraw-code-redeem/request.ts'
import { ApiError } from '#src/web/client/api-error.ts'
import { cancelled } from '#src/web/client/cancelled.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import type { Pause } from '#src/web/forms/use-schema-form.ts'
import { stateOf } from './codes.ts'
import { ConfirmRedeem } from './confirm-redeem.tsx'

/** Code that waits for confirmation, and the callbacks that end the form's submit. */
type Asked = {
  readonly code: WithdrawCode
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** Makes the error of a code that cannot be redeemed any more. */
const notOpen = (): ApiError =>
  new ApiError({
    operation: 'redeemWithdrawCode',
    kind: 'refused',
    fields: [{ field: 'withdrawCode', key: 'recharge-code-invalid', text: '' }],
    message: '',
  })

/** Redeems a code; its amount is shown for a confirmation first. */
export function RedeemCode() {
  const { mutateAsync: lookUp } = useLookUpWithdrawCode()
  const [count, setCount] = useState(0)
  const [asked, setAsked] = useState<Asked | null>(null)

  async function submit(value: WithdrawCodeRedeemValue, pause: Pause): Promise<void> {
    const { data: code } = await lookUp({ data: toRequest(value) })
    if (stateOf(code) !== 'open') throw notOpen()
    // The question makes the call, and says itself that it is on its way.
    await pause(new Promise<void>((resolve, reject) => setAsked({ code, resolve, reject })))
  }

  function settle(how: (asked: Asked) => void): void {
    if (asked !== null) how(asked)
    setAsked(null)
  }

  return (
    <>
      {/* After a code the next one begins empty. */}
      <SchemaForm
        key={count}
        form={withdrawCodeRedeemForm}
        submitLook="secondary"
        onSubmit={submit}
        focusFirst={count > 0}
      />
      {asked !== null && (
        <ConfirmRedeem
          code={asked.code}
          onDone={() => {
            settle(({ resolve }) => resolve())
            setCount(count + 1)
          }}
          onRefused={(error) => settle(({ reject }) => reject(error))}
          onCancel={() => settle(({ reject }) => reject(cancelled('redeemWithdrawCode')))}
        />
      )}
    </>
  )
}
