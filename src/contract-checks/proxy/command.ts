import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { serverAddress } from '#src/core/command-line/server-address.ts'
import type { Command } from '../command.ts'
import { createExchangeJudge } from '../judge/judge-exchanges.ts'
import { prepareRun, SERVER_HELP, SERVER_OPTIONS } from '../judge/run-options.ts'
import { output } from '../judge/run-output.ts'
import { idleWatching } from '../settings.ts'
import { trustHint } from '../trust.ts'
import { openArchive } from './archive.ts'
import { harEntry } from './har.ts'
import { createProxy } from './serve.ts'

const help = `proxy --to <address> [--port number] [--har file] [--contract file] [--config file] [--format name] [--write format=file]

Stands between a client and a server, passes everything on and judges what passes. Point the client at the
port; stop it with Ctrl-C, then the report comes. Streams of another protocol (WebSocket) pass through unjudged.

  --to        the server, http or https; a path of it is put before each path that is called. User and password in
              it (https://user:password@host) go as Basic authorisation with calls that bring no authorization
              of their own, and are told nowhere
  --port      where to listen on this machine (4455 when left out, 0 for any that is free)
  --har       writes what passed as an HTTP archive, secrets of the contract masked; into a file that ends in .ndjson
              as it passes, one entry per line, which judge - reads
${SERVER_HELP}`

export const proxy: Command = {
  summary: 'judges the traffic that passes through it',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        to: { type: 'string' },
        port: { type: 'string', default: '4455' },
        har: { type: 'string' },
        ...SERVER_OPTIONS,
      },
      allowPositionals: true,
    })
    const { har, port } = values
    if (values.to === undefined || positionals.length > 0)
      throw new BadInput('proxy needs --to, the server to pass calls on to')
    const to = serverAddress('--to', values.to, 'http://localhost:4400')
    if (!/^\d{1,5}$/.test(port) || BigInt(port) > 65_535n)
      throw new BadInput(`--port ${port} is no port: a whole number up to 65535 is expected`)
    const { api, read, config, profile, known } = await prepareRun(values)

    const judge = createExchangeJudge(api, config, profile)
    const archive = har === undefined ? undefined : openArchive(har)
    const server = createProxy(to, ({ exchange, broken }) => {
      if (broken !== undefined) {
        const { method, url } = exchange
        process.stderr.write(`${method} ${url.pathname}: not judged, ${broken}${trustHint(broken)}\n`)
        return
      }
      const seen = judge.take(exchange)
      if (seen === undefined) return
      const { operation, violations } = seen
      archive?.add(harEntry(api, operation, exchange))
      for (const { rule, at } of violations) process.stderr.write(`${operation.id}: ${rule} ${at}\n`)
    })
    server.listen(JSON.parse(port) as number, '127.0.0.1')
    await once(server, 'listening').catch((error: unknown) => {
      throw new BadInput(`cannot listen on port ${port}: ${error instanceof Error ? error.message : ''}`)
    })
    // Heard from before the address is told: who reads it may end the proxy at once.
    const ended = Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
    const address = server.address()
    const where = typeof address === 'object' && address !== null ? address.port : port
    process.stderr.write(
      `http://127.0.0.1:${where} passes on to ${to.origin}${to.pathname}; Ctrl-C ends it\n`,
    )
    await ended
    server.close()
    server.closeAllConnections()
    archive?.close()
    return output({ ...judge.report('proxy'), idle: idleWatching(read, config) }, known, values)
  },
}
