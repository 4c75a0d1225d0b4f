import type { ReactNode } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { HOME_PATH } from '#src/web/paths/paths.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { returnToEntry } from '#src/web/session/return-to.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { LoginEntry } from './login-entry.ts'
import { Note } from './note.tsx'

/** The reason for the log-in screen, if known, and that it returns afterwards (MSG-08). */
export function LoginNote({ arrival }: { readonly arrival: LoginEntry | null }): ReactNode {
  const t = useText<AreaKeys['auth']>()
  const { status } = useSession()
  if (arrival !== null) return <Note tone="good">{t(`auth.login.${arrival.reason}`)}</Note>
  const path = returnToEntry.read()
  if (path === null || path === HOME_PATH) return null
  return <Note tone="plain">{t(status === 'expired' ? 'auth.login.expired' : 'auth.login.first')}</Note>
}
