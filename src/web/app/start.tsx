import { createRoot } from 'react-dom/client'
import { configureClient } from '#src/web/client/config.ts'
import { createQueryClient } from '#src/web/client/query-client.ts'
import { checkLoginAtStart } from '#src/web/client/session-calls.ts'
import { languageStore } from '#src/web/session/language.ts'
import { configureStreams } from '#src/web/streams/address.ts'
import { App } from './app.tsx'
import { ConfigError, loadConfig } from './config.ts'
import { displayedLanguage, tagOf } from './intl/language.ts'
import { loadMessages } from './intl/messages.ts'
import { loadChunk } from '#src/web/ui/loading/chunk.ts'
import { StartFailure } from './start-failure.tsx'
import { followPreferences } from './theme/follow.ts'

/** Message areas that every page needs. */
const ALWAYS = ['shell', 'ui'] as const

/** Starts the app in `place`: configuration and texts first, both at once; then the first screen. */
export async function startApp(place: HTMLElement): Promise<void> {
  const root = createRoot(place)
  const language = displayedLanguage(languageStore.get())
  document.documentElement.lang = tagOf(language)
  followPreferences(document.documentElement)
  // Choosing a language, here or in another tab, shows the whole page anew in it (SHELL-12).
  languageStore.subscribe(() => window.location.reload())
  try {
    const [config] = await Promise.all([loadConfig(), loadChunk(() => loadMessages(language, ALWAYS))])
    configureStreams(config.streams)
    configureClient({ apiBase: config.api, methods: config.methods, firstPage: config.firstPage })
    void checkLoginAtStart()
    root.render(<App config={config} language={language} queries={createQueryClient()} />)
  } catch (error) {
    root.render(<StartFailure errors={error instanceof ConfigError ? error.errors : []} />)
  }
}
