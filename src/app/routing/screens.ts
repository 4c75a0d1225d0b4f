import type { Language } from '#src/session/language.ts'
import { loadMessages } from '../intl/messages.ts'
import { loadChunk } from './chunk.ts'
import type { Route, ScreenModule } from './routes.ts'

const screens = new Map<string, Promise<ScreenModule>>()

/** The screen of a route with its messages, loaded once. The same promise each time, as React's `use` wants. */
export function screenOf(route: Route, language: Language): Promise<ScreenModule> {
  const known = screens.get(route.path)
  if (known !== undefined) return known
  const screen = loadChunk(async () => {
    const [module] = await Promise.all([route.load(), loadMessages(language, route.areas)])
    return module
  })
  screens.set(route.path, screen)
  // Whoever shows it learns of a failure through `use`; loading ahead of time must not shout.
  screen.catch(() => {})
  return screen
}

/** Forgets a screen that failed, so that the next try loads it. */
export function forgetScreen(route: Route): void {
  screens.delete(route.path)
}
