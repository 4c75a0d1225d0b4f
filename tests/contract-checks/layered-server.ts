import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendResponse, toRequest } from '#src/sandbox/hosts/node/http-adapter.ts'
import { requestUrl } from '#src/sandbox/hosts/node/request-url.ts'

/** Stands between caller and server: gets the request and what passes it on, answers with what it likes. */
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

export type Handle = (request: Request) => Promise<Response | undefined>

/** A well-behaved server over HTTP, with room for one layer that breaks something. */
export async function behindLayer(
  handle: Handle,
  path: string,
  hooks: { now?: () => number; close?: () => Promise<void> } = {},
): Promise<FaultyServer> {
  let layer: Layer | undefined
  const pass = async (request: Request): Promise<Response> =>
    (await handle(request)) ?? new Response('none', { status: 404 })

  async function serve(message: IncomingMessage, out: ServerResponse): Promise<void> {
    const url = requestUrl(message)
    const request = url && toRequest(message, url)
    if (request === undefined) return void out.writeHead(400).end()
    const response = await (layer === undefined ? pass(request) : layer(request, pass, out))
    if (response === undefined) return
    if (hooks.now !== undefined) out.setHeader('date', new Date(hooks.now()).toUTCString())
    await sendResponse(response, out)
  }

  const server = createServer((message, out) => {
    serve(message, out).catch(() => out.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: new URL(`http://127.0.0.1:${port}${path}`),
    inject(next) {
      layer = next
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await hooks.close?.()
    },
  }
}
