import { parseArgs } from 'node:util'
import { wholeNumber } from '#src/core/command-line/numbers.ts'

export const SERVE_HELP = `npm start -- [--port 4400] [--data ./data] [--host 127.0.0.1] [--name exchange.example] [--switches]

Serves the app, its calls and the sandbox exchange behind them.

  --port      port to listen on
  --data      folder in which members, money and sessions are kept
  --host      address to listen on; anything but this machine makes the sandbox visible to others
  --name      host name under which a proxy on this machine passes requests on; may be repeated
  --switches  offers every switch under /__sandbox/ (clock, failures, reset, journal), not only people,
              what was sent to them, and coins for them
`

export type ServeOptions = {
  readonly port: number
  readonly data: string
  readonly host: string
  readonly names: readonly string[]
  readonly switches: boolean
}

/** @throws what util.parseArgs throws, and BadInput for a port that is none */
export function serveOptions(args: string[]): ServeOptions {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4400' },
      data: { type: 'string', default: 'data' },
      host: { type: 'string', default: '127.0.0.1' },
      name: { type: 'string', multiple: true, default: [] },
      switches: { type: 'boolean', default: false },
    },
  })
  return { ...values, names: values.name, port: wholeNumber('--port', values.port, 0, 65_535) }
}
