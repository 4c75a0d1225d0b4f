import { FluentProvider } from '@fluentui/react-components'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import type { Language } from '#src/session/language.ts'
import { Toasts } from '#src/ui/toast/toasts.tsx'
import { TooltipLayer } from '#src/ui/tooltip-layer.tsx'
import type { Config } from './config.ts'
import { ConfigContext } from './config-context.ts'
import { Intl } from './intl/intl.tsx'
import { AppRoutes } from './routing/app-routes.tsx'
import { LogInAsker } from './routing/log-in-asker.tsx'
import { FreshRate } from './shell/fresh-rate.tsx'
import { Notices } from './shell/notices.tsx'
import { OverlayHost } from './shell/overlay-host.tsx'

type AppProps = {
  readonly config: Config
  readonly language: Language
  readonly queries: QueryClient
}

/** Fluent's tokens stand in the style sheet already (theme/css.ts): its provider has none to write. */
const TOKENS_IN_SHEET = {}

/** Everything a screen can count on. */
export function App({ config, language, queries }: AppProps) {
  return (
    <ConfigContext value={config}>
      <Intl language={language}>
        <FluentProvider theme={TOKENS_IN_SHEET}>
          <QueryClientProvider client={queries}>
            <BrowserRouter>
              <AppRoutes />
              <OverlayHost />
              <LogInAsker />
            </BrowserRouter>
            <FreshRate />
          </QueryClientProvider>
          <Notices />
          <Toasts />
          <TooltipLayer />
        </FluentProvider>
      </Intl>
    </ConfigContext>
  )
}
