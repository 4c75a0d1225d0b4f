import { useMemo, useState } from 'react'
import { useListWallets } from '#generated/client/assets/assets.ts'
import { useCreateWithdrawCode } from '#generated/client/withdraw-codes/withdraw-codes.ts'
import { withdrawCodeCreateForm } from '#generated/forms/withdraw-code-create/form.ts'
import type { WithdrawCodeCreateValue } from '#generated/forms/withdraw-code-create/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Wallet } from '#generated/models/wallet.ts'
import type { WithdrawCode } from '#generated/models/withdraw-code.ts'
import { toRequest } from '#forms/withdraw-code-create/request.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { coinChoice } from '#src/web/forms/coin-choice.tsx'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { toText } from '#src/core/money/decimal.ts'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { MakeSkeleton } from './loading-skeleton.tsx'

type MakeCodeProps = {
  /** Begins in its first field: it has taken the place of the form before. */
  readonly isNext: boolean
  readonly onMade: (code: WithdrawCode) => void
}

const DRAFT = 'withdraw-code'
const USUAL = { unit: 'USDT' }

/** The form of a withdraw code: coin, amount and fund password. The amount is frozen until the code is redeemed. */
export function MakeCode({ isNext, onMade }: MakeCodeProps) {
  const t = useText<AreaKeys['withdraw-codes']>()
  const { data: wallets, error, isFetching, refetch } = useListWallets({ query: { select: dataOf } })
  const { mutateAsync: create } = useCreateWithdrawCode()
  const [unit, setUnit] = useState<string | undefined>(USUAL.unit)
  const limits = useLimits(wallets?.find(({ coin }) => coin.unit === unit))
  const choices = wallets
    ?.filter(({ coin, isLock }) => coin.canWithdraw === 1 && isLock === 0)
    .map(({ coin, balance }) => coinChoice({ ...coin, balance }))

  async function submit(value: WithdrawCodeCreateValue): Promise<void> {
    const { data } = await create({ data: toRequest(value) })
    onMade(data)
  }

  if (wallets === undefined)
    return error === null ? (
      <MakeSkeleton />
    ) : (
      <ErrorState title={t('withdraw-codes.walletError')} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  return (
    <SchemaForm
      form={withdrawCodeCreateForm}
      initial={USUAL}
      draftKey={DRAFT}
      ctx={limits}
      units={unit === undefined ? {} : { amount: unit }}
      choices={{ unit: choices ?? null }}
      onChange={(value) => setUnit(value.unit)}
      onSubmit={submit}
      focusFirst={isNext}
    />
  )
}

/** Returns the limits of the form: the same object until one of them changes. */
function useLimits(wallet: Wallet | undefined) {
  const [balance, minWithdraw, maxWithdraw] = [
    wallet?.balance,
    wallet?.coin.minWithdrawAmount,
    wallet?.coin.maxWithdrawAmount,
  ].map((limit) => (limit === undefined || limit === null ? null : toText(limit)))
  return useMemo(() => ({ balance, minWithdraw, maxWithdraw }), [balance, minWithdraw, maxWithdraw])
}
