/**
 * Gives each file of tests modules and a page of its own in a worker that keeps packages and page loaded, which takes a
 * third of the time of a worker for each file. What a file has changed for all is undone after it: globals, storage,
 * elements, timers, and the listeners of its own modules. Those of packages stay: they are set once for all files.
 */
import { getCallSites } from 'node:util'
import { afterAll, vi } from 'vitest'

type Timer = ReturnType<typeof setTimeout>

vi.resetModules()
const timers = ((globalThis as { startedTimers?: Set<Timer> }).startedTimers ??= followTimers())
const hasPage = typeof document !== 'undefined'
if (hasPage) emptyPage()
const undo = [globalThis, ...(hasPage ? [navigator, document, Element.prototype] : [])].map(restoring)
const silence = hasPage ? [window, document].map(followListeners) : []

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const act of [...silence, ...undo]) act()
  for (const timer of timers) clearTimeout(timer)
  timers.clear()
})

function emptyPage(): void {
  const { body, head, documentElement } = document
  for (const element of [documentElement, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  body.replaceChildren()
  // Fluent writes each rule once.
  for (const child of head.querySelectorAll(':scope > :not(style)')) child.remove()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
}

/** Remembers the properties of an object, and gives an act that restores them. */
function restoring(target: object): () => void {
  const before = Object.getOwnPropertyDescriptors(target) as Record<string, PropertyDescriptor>
  return () => {
    for (const [name, now] of Object.entries(Object.getOwnPropertyDescriptors(target))) {
      const then = before[name]
      // React and others mark there what they have set up.
      if (then === undefined && name.startsWith('_')) continue
      if (then === undefined) Reflect.deleteProperty(target, name)
      else if (then.value !== now.value || then.get !== now.get) Object.defineProperty(target, name, then)
    }
    for (const [name, then] of Object.entries(before))
      if (!Object.hasOwn(target, name)) Object.defineProperty(target, name, then)
  }
}

/** Notes the listeners that modules of ours add, and gives an act that removes them. */
function followListeners(target: Window | Document): () => void {
  const add = target.addEventListener
  const added: Parameters<typeof document.addEventListener>[] = []
  target.addEventListener = (...args: (typeof added)[number]) => {
    const [, caller] = getCallSites(2)
    if (caller?.scriptName.includes('/node_modules/') !== true) added.push(args)
    Reflect.apply(add, target, args)
  }
  return () => {
    for (const [type, listener, options] of added) target.removeEventListener(type, listener, options)
  }
}

/** Notes all timers that are started in this worker: also packages that are loaded now start theirs through this. */
function followTimers(): Set<Timer> {
  const started = new Set<Timer>()
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = globalThis[name] as (...args: unknown[]) => Timer
    Object.assign(globalThis, {
      [name](...args: unknown[]): Timer {
        const timer = start(...args)
        started.add(timer)
        return timer
      },
    })
  }
  return started
}
