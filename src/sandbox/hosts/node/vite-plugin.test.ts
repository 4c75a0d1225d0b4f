import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { marketSocket } from '#generated/streams.ts'
import { createServer, type InlineConfig, preview } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { SECRETS_IN_BODY } from './app-config.ts'
import { sandboxPlugin } from './vite-plugin.ts'

const built = mkdtempSync(join(tmpdir(), 'vite-plugin-'))
writeFileSync(join(built, 'index.html'), '<!doctype html><div id="root"></div>')
afterAll(() => rmSync(built, { recursive: true }))

const plain: InlineConfig = {
  configFile: false,
  logLevel: 'silent',
  publicDir: 'src/web/app/public',
  plugins: [sandboxPlugin()],
  optimizeDeps: { noDiscovery: true },
  server: { port: 0, host: '127.0.0.1', watch: null },
  preview: { port: 0, host: '127.0.0.1' },
  build: { outDir: built },
}

/** Address of a started server, and how it is ended. */
async function development() {
  const server = await createServer(plain)
  await server.listen()
  return { address: server.httpServer?.address(), close: () => server.close() }
}
async function previewed() {
  const server = await preview(plain)
  return { address: server.httpServer.address(), close: () => server.close() }
}

test.each([
  ['npm run dev', development],
  ['vite preview', previewed],
])('FEAT-06.e in %s /api is a screen, calls and streams are below it', async (_, start) => {
  const { address, close } = await start()
  const origin = `127.0.0.1:${(address as AddressInfo).port}`
  const get = (path: string) => fetch(`http://${origin}${path}`, { headers: { accept: 'text/html' } })
  for (const path of ['/api', '/api?key=new', '/api/'])
    expect(await (await get(path)).text()).toContain('<div id="root">')
  expect(await (await get('/api/uc/nothing')).json()).toMatchObject({ code: 404 })
  expect(await (await get('/config.json')).json()).toMatchObject({ methods: SECRETS_IN_BODY })
  const socket = new WebSocket(`ws://${origin}/api${marketSocket}`)
  await once(socket, 'open')
  socket.terminate()
  await close()
})
