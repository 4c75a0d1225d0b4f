import type { ReactNode } from 'react'
import type { Operation } from '#src/core/contract/operation.ts'
import { OperationGate } from '#src/web/member/prerequisites/operation-gate.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'

type CardGateProps = { readonly operation: Operation; readonly children: ReactNode }

/** Shows what has to be set up before an operation in a card of its own, in the place of the form's card (VAL-33). */
export function CardGate({ operation, children }: CardGateProps) {
  return (
    <OperationGate operations={[operation]} renderFrame={(gate) => <Card>{gate}</Card>}>
      {children}
    </OperationGate>
  )
}
