import { type ComponentType, Fragment, type ReactNode } from 'react'
import type { Language } from '#src/web/session/language.ts'
import { loadChunk, loadTogether } from '#src/web/ui/loading/chunk.ts'
import type { Route, ScreenModule } from './route.ts'

type Frame = ComponentType<{ readonly children: ReactNode }>

/** A screen, what it has to stand in, and the menu beside it. */
export type LoadedModule = ScreenModule & { readonly Services: Frame; readonly Menu: ComponentType | null }

const screens = new Map<string, Promise<LoadedModule>>()

/** The screen of a route with its messages, loaded once. The same promise each time, as React's `use` wants. */
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
  // Whoever shows it learns of a failure through `use`; loading ahead of time must not shout.
  screen.catch(() => {})
  return screen
}

/** Screens come with what they need from outside, at the same time: Fluent's frame, and what forms ask for. */
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

/** Forgets a screen that failed, so that the next try loads it. */
export function forgetScreen(route: Route): void {
  screens.delete(route.path)
}
