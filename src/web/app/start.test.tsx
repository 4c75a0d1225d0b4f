// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clientConfig } from '#src/web/client/config.ts'
import { fakeServer } from '#src/web/client/tests/fake-server.ts'
import { languageStore, setLanguage } from '#src/web/session/language.ts'
import { tokenEntry } from '#src/web/session/token.ts'
import { startApp } from './start.tsx'
import { settle } from './tests/show-app.tsx'

const configured = (body: object) =>
  vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })),
  )

let reload = vi.spyOn(window.location, 'reload')

beforeEach(() => {
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  languageStore.set(null)
})
afterEach(() => vi.restoreAllMocks())

async function start(config: object) {
  vi.stubGlobal('fetch', configured(config))
  const server = fakeServer()
  document.body.innerHTML = '<div id="place"></div>'
  const place = document.querySelector<HTMLElement>('#place')
  if (place === null) throw new Error('no place')
  await act(() => startApp(place))
  return server
}

// The first one: the apps that the others start go on asking.
test('an invalid configuration stops the start and lists its errors', async () => {
  const server = await start({ api: 'nonsense', stream: '/x' })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'api is neither a path nor an address',
    'stream is not known',
  ])
  expect(server.seen).toEqual([])
})

test('SESS-01.a the app starts with the deployment’s configuration, and checks the log-in', async () => {
  tokenEntry.write('token-1')
  const server = await start({
    api: '/v1',
    brand: { name: 'Acme' },
    methods: { checkLogin: 'GET' },
    firstPage: 0,
  })
  expect(clientConfig()).toEqual({ apiBase: '/v1', methods: { checkLogin: 'GET' }, firstPage: 0 })
  expect(await screen.findAllByRole('link', { name: 'Acme, start page' })).toHaveLength(2)
  expect((await server.next()).url).toBe('/v1/uc/check/login')
})

test('SHELL-12.ab choosing a language stores it and reloads the page', async () => {
  await start({})
  await settle(() => setLanguage('de_DE'))
  expect(localStorage.getItem('openbourse.language')).toBe('{"v":1,"value":"de_DE"}')
  expect(reload).toHaveBeenCalled()
  await start({})
  expect(document.documentElement.lang).toBe('de-DE')
  expect(await screen.findAllByRole('link', { name: 'Registrieren' })).not.toHaveLength(0)
})
