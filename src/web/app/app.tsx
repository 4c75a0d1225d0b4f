import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { serverClock } from '#src/web/client/server-clock.ts'
import type { Language } from '#src/web/session/language.ts'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { type Site, SiteContext } from '#src/web/site/site.ts'
import { Toasts } from '#src/web/ui/toast/toasts.tsx'
import { TickerSources } from '#src/web/trading/alerts/ticker-sources.ts'
import type { Config } from './config.ts'
import { ConfigContext } from './config-context.ts'
import { Intl } from './intl/intl.tsx'
import { MemberEventsHost } from './member-events/member-events-host.tsx'
import { AppRoutes } from './routing/app-routes.tsx'
import { LogInAsker } from './routing/log-in-asker.tsx'
import { Commands } from './shell/commands.tsx'
import { FreshRate } from './shell/fresh-rate.tsx'
import { Notices } from './shell/notices.tsx'
import { OverlayHost } from './shell/overlay-host.tsx'
import { Tooltips } from './shell/tooltips.tsx'
import { tickerSources } from './ticker-sources.ts'

type AppProps = {
  readonly config: Config
  readonly language: Language
  readonly queries: QueryClient
}

/** Wraps the routes in the providers that every screen relies on: configuration, texts, queries, clock and router. */
export function App({ config, language, queries }: AppProps) {
  return (
    <ConfigContext value={config}>
      <SiteContext value={siteOf(config)}>
        <Intl language={language}>
          <QueryClientProvider client={queries}>
            <Clock value={serverClock.now}>
              <BrowserRouter>
                <TickerSources value={tickerSources}>
                  <AppRoutes />
                </TickerSources>
                <Commands />
                <OverlayHost />
                <LogInAsker />
                <MemberEventsHost />
              </BrowserRouter>
            </Clock>
            <FreshRate />
          </QueryClientProvider>
          <Notices />
          <Toasts />
          <Tooltips />
        </Intl>
      </SiteContext>
    </ConfigContext>
  )
}

const siteOf = ({ brand, address }: Config): Site => ({
  name: brand.name,
  address: address ?? `${window.location.origin}/`,
})
