import { type ComponentType, Fragment, type ReactNode } from 'react'
import type { Language } from '#src/web/session/language.ts'
import { loadChunk, loadTogether } from '#src/web/ui/loading/chunk.ts'
import type { Route, ScreenModule } from './route.ts'

type Frame = ComponentType<{ readonly children: ReactNode }>

/** A screen's module, the providers around it, and the menu beside it. */
export type LoadedModule = ScreenModule & { readonly Services: Frame; readonly Menu: ComponentType | null }

const screens = new Map<string, Promise<LoadedModule>>()

/**
 * Loads the screen of a route with its messages, once. Returns the same promise each time, as React's `use` needs.
 */
export function screenOf(route: Route, language: Language): Promise<LoadedModule> {
  const known = screens.get(route.path)
  if (known !== undefined) return known
  const screen = loadChunk(async () => {
    const [{ Screen }, Services, Menu] = await loadTogether([
      route.load(language),
      servicesOf(route),
      menuOf(route),
    ])
    return { Screen, Services, Menu }
  })
  screens.set(route.path, screen)
  // The component that uses the promise gets its error through `use`; loading ahead must not report it.
  screen.catch(() => {})
  return screen
}

/** Loads the providers of a screen in parallel: Fluent's frame and the services of forms. */
async function servicesOf({ forms, light }: Route): Promise<Frame> {
  if (light === true) return Fragment
  if (forms !== true) return (await import('../fluent-frame.tsx')).FluentFrame
  return (await import('../form-services.tsx')).FormServices
}

async function menuOf({ menu }: Route): Promise<ComponentType | null> {
  if (menu === undefined) return null
  return menu === 'account'
    ? (await import('../shell/account-area.tsx')).AccountArea
    : (await import('../shell/wallet-area.tsx')).WalletArea
}

/** Forgets a screen that failed, so that the next attempt loads it again. */
export function forgetScreen(route: Route): void {
  screens.delete(route.path)
}
