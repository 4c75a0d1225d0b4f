import type { ReactNode } from 'react'
import { useSession } from '#src/web/session/hooks.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'

/** Loaded when a visitor comes to a member's screen: the start page does without. */
const AskToLogIn = lazyChunk(() => import('./ask-to-log-in.tsx').then(({ AskToLogIn: part }) => part))

/** Shows the screen to members; asks visitors to log in and returns them here afterwards (SHELL-15, MSG-08). */
export function MemberGate({ children }: { readonly children: ReactNode }) {
  const { status, checked, token } = useSession()
  if (status === 'member') return children
  // A token without its member: the check at start will tell who this is.
  if (!checked && token !== null) return <ScreenSkeleton />
  return <AskToLogIn expired={status === 'expired'} />
}
