import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
// oxlint-disable-next-line house/arrows -- the policy is one text for this server, the tests and every deployment
import { CONTENT_SECURITY_POLICY } from '#src/web/app/csp.ts'
import { program } from '#src/core/command-line/program.ts'
import { isReadable } from '../../areas/exchange.ts'
import { createSandbox } from '../../create-sandbox.ts'
import { createClock } from '../../kernel/clock.ts'
import { LOOPBACK } from './allowed-hosts.ts'
import { readContract } from './contract-file.ts'
import { createExchangeServer } from './exchange-server.ts'
import { fileBlobs } from './file-blobs.ts'
import { boundHeap, releaseStartMemory } from './heap.ts'
import { startError } from './start-errors.ts'
import { describeMessage, describeStorage, welcome } from './welcome.ts'
import { watchSlowness } from './slow-process.ts'
import { SERVE_HELP, type ServeOptions, serveOptions } from './serve-options.ts'
import { sqliteJournal } from './sqlite-journal.ts'

async function serve({ port, host, names, switches, data: folder }: ServeOptions): Promise<void> {
  const data = resolve(folder)
  boundHeap()
  const sandbox = await createSandbox({
    seed: 'openbourse',
    clock: createClock(),
    journal: sqliteJournal(join(data, 'journal.sqlite'), isReadable),
    blobs: fileBlobs(join(data, 'photos')),
    contract: readContract(),
    isSlow: watchSlowness(),
    panel: switches ? 'full' : LOOPBACK.has(host) ? 'inbox' : 'off',
    onMessage: (message) => console.log(describeMessage(message)),
    onFault: (error) => console.error(error),
    onStorage: (error) => console.error(describeStorage(error)),
  })
  releaseStartMemory()
  const hosts = LOOPBACK.has(host) ? new Set([...LOOPBACK, ...names]) : undefined
  const server = createExchangeServer({
    sandbox,
    app: resolve('dist'),
    policy: CONTENT_SECURITY_POLICY,
    hosts,
  })
  server.listen(port, host)
  await once(server, 'listening')
  const { port: at } = server.address() as AddressInfo
  console.log(welcome({ host, port: at, data, switches }))

  let stopping = false
  async function stop(): Promise<void> {
    if (stopping) return
    stopping = true
    server.close()
    server.closeAllConnections()
    await sandbox.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  // Whoever started it (`npm start`) holds a line to it, which breaks when that process ends in whatever way.
  process.on('disconnect', () => void stop())
  // Or has broken while this one was starting. Node's types do not say that without such a line there is no answer.
  if ((process as { readonly connected?: boolean }).connected === false) await stop()
}

await program({
  name: 'start',
  help: SERVE_HELP,
  async main(args) {
    const options = serveOptions(args)
    await serve(options).catch((error: unknown) => {
      console.error(startError(error, options) ?? error)
      process.exit(1)
    })
  },
})
