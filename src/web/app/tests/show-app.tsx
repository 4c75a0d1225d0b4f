import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createQueryClient } from '#src/web/client/query-client.ts'
import { fakeServer } from '#src/web/client/tests/fake-server.ts'
import '#tests/support/async-timeout.ts'
import type { Language } from '#src/web/session/language.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { App } from '../app.tsx'
import { DEFAULT_CONFIG } from '../config.ts'
import { loadMessages } from '../intl/messages.ts'

// Browsers may refuse to animate, and Fluent copes; happy-dom's animations reject promises nobody waits for.
Object.assign(Element.prototype, { animate: () => null })

const ada = {
  id: '600012',
  username: 'ada@post.example',
  memberLevel: 1,
  realName: 'Ada Byron',
  avatar: null,
  promotionCode: null,
  promotionPrefix: null,
}

/** Shows the whole app at an address, with the real client before a network that the test answers for. */
export async function showApp(path: string, language: Language = 'en_US') {
  const server = fakeServer()
  await loadMessages(language, ['shell', 'ui'])
  window.history.replaceState(null, '', path)
  await settle(() => {
    render(<App config={DEFAULT_CONFIG} language={language} queries={createQueryClient()} />)
  })
  return server
}

/** Does something that loads a part of the app, and waits until React has taken it up. */
export const settle = (deed: () => void): Promise<void> =>
  act(() => {
    deed()
    return Promise.resolve()
  })

/** Presses a button or a link that loads a part of the app. */
export async function press(role: 'button' | 'link', name: string): Promise<void> {
  const target = await screen.findByRole(role, { name })
  await settle(() => void fireEvent.click(target))
}

export const becomeMember = (): void => logIn({ token: 'token-1', member: ada })

/** Back to a visitor on a blank page, for the next test. */
export function leaveApp(): void {
  cleanup()
  logOut()
  localStorage.clear()
  sessionStorage.clear()
}
