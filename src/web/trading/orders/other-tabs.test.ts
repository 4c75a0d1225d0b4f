import { expect, test, vi } from 'vitest'

/** Loads the module anew, as another tab does. */
async function tab() {
  vi.resetModules()
  return import('./other-tabs.ts')
}

test('FEAT-12.q a tab hears of orders of the others until it stops listening, and not of its own', async () => {
  const [here, there] = [await tab(), await tab()]
  const heard: string[] = []
  here.onOrdersInOtherTab(() => heard.push('here'))
  const first = new Promise<void>((resolve) => {
    const stop = there.onOrdersInOtherTab(() => {
      heard.push('there')
      stop()
      resolve()
    })
  })
  here.notifyOtherTabs()
  await first
  here.notifyOtherTabs()
  const back = new Promise<void>((resolve) => {
    here.onOrdersInOtherTab(resolve)
  })
  there.notifyOtherTabs()
  await back
  expect(heard).toEqual(['there', 'here'])
})
