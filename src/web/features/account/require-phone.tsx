import type { ReactNode } from 'react'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Prerequisites } from '#src/web/member/prerequisites/prerequisites.tsx'
import type { Security } from './security.ts'

type PhoneFirstProps = { readonly security: Security; readonly children: ReactNode }

/** For what is proved by a text message: without a phone, first the way to binding one and back (VAL-33). */
export function RequirePhone({ security: { has }, children }: PhoneFirstProps) {
  if (has.phone) return children
  return (
    <Card>
      <Prerequisites need={['phone']} facts={{ phone: 'missing' }}>
        {children}
      </Prerequisites>
    </Card>
  )
}
