import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { pathToFileURL } from 'node:url'
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite'
import type { DevSandbox } from './dev-sandbox.ts'

type DevModule = {
  readonly createDevSandbox: (app: string, say: (text: string) => void) => Promise<DevSandbox>
}

/** Below `/api/` and `/__sandbox/`; the paths `/api` and `/api/` themselves are a screen of the app. */
const IS_SANDBOX = /^\/(?:api\/[^?]|__sandbox\/|config\.json(?:\?|$))/

const offersSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket'

/**
 * The sandbox inside the dev server, and inside `vite preview`: `/api`, its streams and `/__sandbox/` answer in the same process. It starts with
 * the first call, in memory: every start of the dev server begins with the personas.
 */
export function sandboxPlugin(): Plugin {
  return { name: 'openbourse-sandbox', apply: 'serve', configureServer: serve, configurePreviewServer: serve }
}

type Server = Pick<ViteDevServer | PreviewServer, 'config' | 'middlewares' | 'httpServer'>

function serve({ config, middlewares, httpServer }: Server): void {
  let starting: Promise<DevSandbox> | undefined

  async function start(): Promise<DevSandbox> {
    // Loaded by its file, because Vite bundles its configuration away from this checkout's package.json.
    const file = pathToFileURL(join(config.root, 'src/sandbox/hosts/node/dev-sandbox.ts')).href
    const { createDevSandbox } = (await import(/* @vite-ignore */ file)) as DevModule
    return createDevSandbox(config.publicDir, (text) => config.logger.info(text))
  }

  async function answer(
    message: IncomingMessage,
    out: ServerResponse,
    next: Connect.NextFunction,
  ): Promise<void> {
    try {
      starting ??= start()
      const sandbox = await starting
      if (!(await sandbox.answer(message, out))) next()
    } catch (error) {
      next(error)
    }
  }

  // A call that offers HTTP/2 without TLS is an ordinary one; only browsers' sockets are taken out of the line.
  if (httpServer !== null) Object.assign(httpServer, { shouldUpgradeCallback: offersSocket })
  // Vite takes the upgrades of its own client; these are told apart by their path.
  httpServer?.on('upgrade', (message: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (message.url?.startsWith('/api/') !== true) return
    // Before anything is waited for: a client that resets in the meantime would end the dev server.
    socket.on('error', () => undefined)
    starting ??= start()
    starting.then(
      (sandbox) => void (sandbox.upgrade(message, socket, head) || socket.destroy()),
      () => socket.destroy(),
    )
  })

  middlewares.use((message, out, next) => {
    if (IS_SANDBOX.test(message.url ?? '')) void answer(message, out, next)
    else next()
  })
}
