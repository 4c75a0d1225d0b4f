import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { LockedSavingsActivity } from '#generated/models/locked-savings-activity.ts'
import { buySavingsOperation } from '#generated/operations/earn.ts'
import { OperationGate } from '#src/web/member/prerequisites/operation-gate.tsx'
import { useSession } from '#src/web/session/hooks.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { Fact, Facts } from '#src/web/ui/layout/facts.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { FormSkeleton } from '#src/web/ui/states/form-skeleton.tsx'
import { rateText } from '../rate-text.ts'

const SavingsForm = lazyChunk(() => import('./savings-form.tsx').then(({ SavingsForm: part }) => part))

type BuyProductProps = {
  readonly product: LockedSavingsActivity
  /** Says the rate, where no title does. */
  readonly withRate?: boolean
  readonly onBought?: () => void
}

const OPERATIONS = [buySavingsOperation]

/** The form of a product, or what the member lacks for it. A visitor sees what it would earn. */
export function BuyProduct({ product, withRate = false, onBought }: BuyProductProps) {
  const t = useText<AreaKeys['earn']>()
  const { locale } = useIntl()
  const isMember = useSession().status === 'member'
  const [count, setCount] = useState(0)
  const waiting = <FormSkeleton controls={['line', 280]} />
  const form = (
    <Suspense fallback={waiting}>
      <SavingsForm
        // The next order begins with an empty amount.
        key={count}
        product={product}
        isMember={isMember}
        isNext={count > 0}
        onBought={() => {
          setCount(count + 1)
          onBought?.()
        }}
      />
    </Suspense>
  )
  return (
    <>
      {withRate && (
        <Facts>
          <Fact name={t('earn.rate')} strong>
            {rateText(product.rate, locale)}
          </Fact>
        </Facts>
      )}
      {isMember ? (
        <OperationGate operations={OPERATIONS} waiting={waiting}>
          {form}
        </OperationGate>
      ) : (
        form
      )}
    </>
  )
}
