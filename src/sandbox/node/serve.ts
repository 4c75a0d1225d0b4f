import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
// oxlint-disable-next-line house/arrows -- the policy is one text for this server, the tests and every deployment
import { CONTENT_SECURITY_POLICY } from '#src/app/csp.ts'
import { createSandbox } from '../create-sandbox.ts'
import { createClock } from '../kernel/clock.ts'
import { readContract } from './contract-file.ts'
import { createExchangeServer } from './exchange-server.ts'
import { fileBlobs } from './file-blobs.ts'
import { describeMessage, welcome } from './welcome.ts'
import { sqliteJournal } from './sqlite-journal.ts'

const HELP = `npm start -- [--port 4400] [--data ./data] [--host 127.0.0.1] [--switches]

  --port      port to listen on
  --data      folder in which members, money and sessions are kept
  --host      address to listen on; anything but this machine makes the sandbox visible to others
  --switches  offers every switch under /__sandbox/ (clock, failures, reset, journal), not only inbox and personas
`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4400' },
    data: { type: 'string', default: 'data' },
    host: { type: 'string', default: '127.0.0.1' },
    switches: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

/** Names of this machine. */
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]', '::1'])

async function serve(): Promise<void> {
  const { port, host, switches } = values
  const data = resolve(values.data)
  const sandbox = await createSandbox({
    seed: 'openbourse',
    clock: createClock(),
    journal: sqliteJournal(join(data, 'journal.sqlite')),
    blobs: fileBlobs(join(data, 'photos')),
    contract: readContract(),
    panel: switches ? 'full' : LOOPBACK.has(host) ? 'inbox' : 'off',
    onMessage: (message) => console.log(describeMessage(message)),
    onFault: (error) => console.error(error),
  })
  const hosts = LOOPBACK.has(host) ? LOOPBACK : undefined
  const server = createExchangeServer({
    sandbox,
    app: resolve('dist'),
    policy: CONTENT_SECURITY_POLICY,
    hosts,
  })
  server.listen(Number(port), host)
  await once(server, 'listening')
  console.log(welcome({ host, port, data, switches }))

  let stopping = false
  async function stop(): Promise<void> {
    if (stopping) return
    stopping = true
    server.close()
    server.closeAllConnections()
    await sandbox.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

if (values.help) console.log(HELP)
else {
  serve().catch((error: unknown) => {
    console.error(reason(error))
    process.exit(1)
  })
}

function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  if (text.includes('EADDRINUSE'))
    return `Port ${values.port} is in use. Another one: npm start -- --port 4401`
  if (text.includes('locked'))
    return `Another sandbox is using ${values.data}. Another folder: npm start -- --data ./other`
  if (error instanceof Error && error.name === 'JournalMismatch') {
    return `${text}\n${values.data} was written by another version. Keep it aside, or take another folder: --data ./other`
  }
  return error instanceof Error && error.stack !== undefined ? error.stack : text
}
