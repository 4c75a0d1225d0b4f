import type { ReactNode } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import type { Prerequisite } from '#src/web/client/member-facts.ts'
import { OperationGate } from '#src/web/member/prerequisites/operation-gate.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './ads.module.css'

/** Pixels: as much of an ad's form as a window shows, so that nothing below it moves when it comes. */
export const AD_FIELDS = [64, 40, 40, 40, 120, 120, 120]

type AdGateProps = {
  readonly operation: Operation
  /** Puts what is shown instead of the children into a page of its own; `isKnown` is false while that is loading. */
  readonly renderPage?: (content: ReactNode, isKnown: boolean) => ReactNode
  readonly children: ReactNode
}

const pageless = (content: ReactNode): ReactNode => content

/** Lets through who may write ads; says what comes first, and leads there and back (VAL-33, MSG-09, MSG-10). */
export function AdGate({ operation, renderPage = pageless, children }: AdGateProps) {
  const t = useText<AreaKeys['ads']>()
  return (
    <OperationGate
      operations={[operation]}
      waiting={renderPage(<SkeletonRows heights={AD_FIELDS} />, false)}
      renderFrame={(gate, missing) =>
        renderPage(
          <Card>
            {missing.length > 0 && <output className={styles.first}>{t(firstOf(missing))}</output>}
            {gate}
          </Card>,
          true,
        )
      }
    >
      {children}
    </OperationGate>
  )
}

/** The one thing to say first: without a real name nothing else counts. */
function firstOf(missing: readonly Prerequisite[]): AreaKeys['ads'] {
  if (missing.includes('real-name')) return 'ads.realNameFirst'
  return missing.includes('merchant') ? 'ads.merchantFirst' : 'ads.moreFirst'
}
