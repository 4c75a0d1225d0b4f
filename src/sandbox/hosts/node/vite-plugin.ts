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

  // Vite takes the upgrades of its own client; these are told apart by their path.
  httpServer?.on('upgrade', (message: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (message.url?.startsWith('/api/') !== true) return
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
