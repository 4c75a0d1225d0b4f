import type { ReactNode } from 'react'
import { Card } from '#src/ui/card.tsx'
import { Prerequisites } from '#src/ui/prerequisites/prerequisites.tsx'
import { PATHS } from './paths.ts'
import type { Security } from './security.ts'

type PhoneFirstProps = { readonly security: Security; readonly children: ReactNode }

const LINKS = { phone: PATHS.phone }

/** For what is proved by a text message: without a phone, first the way to binding one and back (VAL-33). */
export function PhoneFirst({ security: { has }, children }: PhoneFirstProps) {
  if (has.phone) return children
  return (
    <Card>
      <Prerequisites need={['phone']} facts={{ phone: 'missing' }} links={LINKS}>
        {children}
      </Prerequisites>
    </Card>
  )
}
