import { Suspense, use } from 'react'
import { useLanguage } from '#src/session/hooks.ts'
import { shown } from '../intl/language.ts'
import { useHeadingFocus } from './heading-focus.ts'
import { MemberGate } from './member-gate.tsx'
import { RouteBoundary } from './route-boundary.tsx'
import type { Route } from './routes.ts'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { forgetScreen, screenOf } from './screens.ts'
import { useTitle } from './title.ts'

/** One route: its title, who may see it, its screen when that has come, and what to show until then. */
export function RouteView({ route }: { readonly route: Route }) {
  useTitle(route.title)
  const screen = <LoadedScreen route={route} />
  return (
    <RouteBoundary onRetry={() => forgetScreen(route)}>
      <Suspense fallback={<ScreenSkeleton />}>
        {route.memberOnly === true ? <MemberGate>{screen}</MemberGate> : screen}
      </Suspense>
    </RouteBoundary>
  )
}

function LoadedScreen({ route }: { readonly route: Route }) {
  const language = shown(useLanguage())
  const { Screen, Services } = use(screenOf(route, language))
  useHeadingFocus()
  return (
    <Services>
      <Screen />
    </Services>
  )
}
