import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { type FakeServer, fakeServer } from '#src/web/client/tests/fake-server.ts'
import { logOut } from '#src/web/session/session.ts'

/** The server of whichever test runs: each of the file has its own, and leaves no screen and no session behind. */
export function freshServer(): FakeServer {
  let server = fakeServer()
  beforeEach(() => {
    server = fakeServer()
  })
  afterEach(() => {
    cleanup()
    logOut()
    sessionStorage.clear()
  })
  return {
    get seen() {
      return server.seen
    },
    next: () => server.next(),
  }
}
