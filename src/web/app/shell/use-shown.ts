import { missingServices } from '#src/web/client/missing-services.ts'
import { useSession, useStore } from '#src/web/session/hooks.ts'
import { type Destination, isFor } from './navigation.ts'

/** Returns a test whether a link is shown now: to a member or a visitor, at an exchange that has its service. */
export function useShown(): (link: Destination) => boolean {
  const missing = useStore(missingServices)
  return isFor(useSession().status === 'member' ? 'member' : 'visitor', missing)
}
