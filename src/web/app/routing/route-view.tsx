import { Suspense, use } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isMissing, missingServices } from '#src/web/client/missing-services.ts'
import { useLanguage, useStore } from '#src/web/session/hooks.ts'
import { PageMenu } from '#src/web/ui/layout/page-menu.tsx'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { displayedLanguage } from '../intl/language.ts'
import { useDescription } from './description.ts'
import { useHeadingFocus, useTopOfPage } from './heading-focus.ts'
import { MemberGate } from './member-gate.tsx'
import { RouteBoundary } from './route-boundary.tsx'
import type { Route } from './route.ts'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { forgetScreen, screenOf } from './screens.ts'
import { useTitle } from './title.ts'

const NotOffered = lazyChunk(() => import('./not-offered.tsx').then(({ NotOffered: part }) => part))

/** Renders one route: sets its title, checks who may see it, and shows a skeleton until its screen is loaded. */
export function RouteView({ route }: { readonly route: Route }) {
  const [query] = useSearchParams()
  useTopOfPage()
  useTitle(typeof route.title === 'string' ? route.title : route.title(query))
  const isAbsent = isMissing(route.service, useStore(missingServices))
  const screen = isAbsent ? <NotOffered /> : <LoadedScreen route={route} />
  return (
    <RouteBoundary onRetry={() => forgetScreen(route)}>
      <Suspense fallback={<ScreenSkeleton />}>
        {route.memberOnly === true ? <MemberGate>{screen}</MemberGate> : screen}
      </Suspense>
    </RouteBoundary>
  )
}

function LoadedScreen({ route }: { readonly route: Route }) {
  const language = displayedLanguage(useLanguage())
  const [query] = useSearchParams()
  const { Screen, Services, Menu } = use(screenOf(route, language))
  useHeadingFocus()
  const { description } = route
  useDescription(typeof description === 'function' ? description(query) : description)
  return (
    <Services>
      <PageMenu value={Menu && <Menu />}>
        <Screen />
      </PageMenu>
    </Services>
  )
}
