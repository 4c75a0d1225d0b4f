import { act } from '@testing-library/react'

/** Goes to another address as a link of the app does. */
export const goTo = (path: string): Promise<void> =>
  act(async () => {
    window.history.pushState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
    await Promise.resolve()
  })
