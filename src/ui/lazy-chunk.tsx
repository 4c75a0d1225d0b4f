import { type ComponentType, use } from 'react'
import { loadChunk } from './chunk.ts'

const failed = new Set<() => void>()

/**
 * A part whose code comes when it is first shown, with a second try and an end to the waiting (loadChunk). React's own
 * `lazy` would keep a failure for as long as the page lives.
 */
export function lazyChunk<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let part: Promise<ComponentType<P>> | undefined
  const begin = (): Promise<ComponentType<P>> => {
    const coming = loadChunk(load)
    coming.catch(() =>
      failed.add(() => {
        part = undefined
      }),
    )
    return coming
  }
  return function LazyChunk(props: P) {
    part ??= begin()
    const Loaded = use(part)
    return <Loaded {...props} />
  }
}

/**
 * Lets parts that did not come be loaded anew when they are next shown. Not before their failure has been shown: React
 * draws what failed once more.
 */
export function forgetFailedParts(): void {
  for (const forget of failed) forget()
  failed.clear()
}
