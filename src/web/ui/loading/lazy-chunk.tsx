import { type ComponentType, lazy } from 'react'
import { loadChunk } from './chunk.ts'

const failed = new Set<() => void>()

/**
 * A part whose code comes when it is first shown, with a second try and an end to the waiting (loadChunk). React's own
 * `lazy` keeps a failure for as long as the page lives, so one that failed is made anew.
 */
export function lazyChunk<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let part: ComponentType<P> | undefined
  const begin = (): ComponentType<P> =>
    lazy(async () => {
      try {
        return { default: await loadChunk(load) }
      } catch (error) {
        failed.add(() => {
          part = undefined
        })
        throw error
      }
    })
  return function LazyChunk(props: P) {
    const Part = (part ??= begin())
    return <Part {...props} />
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
