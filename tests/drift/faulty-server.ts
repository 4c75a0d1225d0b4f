import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendResponse, toRequest } from '#src/sandbox/node/http-adapter.ts'
import { testSandbox } from '#src/sandbox/testing.ts'

/** Stands between caller and sandbox: gets the request and what passes it on, answers with what it likes. */
export type Layer = (
  request: Request,
  pass: (request: Request) => Promise<Response>,
  out: ServerResponse,
) => Promise<Response | undefined> | Response | undefined

export type FaultyServer = {
  readonly url: URL
  /** The layer from now on; none passes everything through. */
  inject(layer?: Layer): void
  close(): Promise<void>
}

/** The sandbox over HTTP, with room for one layer that breaks something. */
export async function faultyServer(): Promise<FaultyServer> {
  const sandbox = await testSandbox()
  let layer: Layer | undefined
  const pass = async (request: Request): Promise<Response> =>
    (await sandbox.handle(request)) ?? new Response('none', { status: 404 })

  async function serve(message: IncomingMessage, out: ServerResponse): Promise<void> {
    const request = toRequest(message)
    const response = await (layer === undefined ? pass(request) : layer(request, pass, out))
    if (response === undefined) return
    // Time passes faster than calls do: a code may be asked for again, an authenticator shows another.
    sandbox.clock.jump(2000)
    out.setHeader('date', new Date(sandbox.clock.now()).toUTCString())
    await sendResponse(response, out)
  }

  const server = createServer((message, out) => {
    serve(message, out).catch(() => out.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: new URL(`http://127.0.0.1:${port}/api`),
    inject(next) {
      layer = next
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await sandbox.close()
    },
  }
}
