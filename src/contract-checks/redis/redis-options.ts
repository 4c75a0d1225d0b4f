import { hostname } from 'node:os'
import type { ParseArgsOptionsConfig } from 'node:util'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { positiveNumber } from '#src/core/command-line/numbers.ts'
import type { StreamName } from './redis-stream.ts'

/** Options of every command that reads what workers share, for util.parseArgs. */
export const REDIS_OPTIONS = {
  redis: { type: 'string' },
  stream: { type: 'string' },
  group: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig

export const WORKER_OPTIONS = {
  ...REDIS_OPTIONS,
  consumer: { type: 'string' },
  'claim-after': { type: 'string' },
  'until-empty': { type: 'boolean', default: false },
} as const satisfies ParseArgsOptionsConfig

export const REDIS_HELP = `  --redis     the Redis with the stream: redis://user:password@host:6379/0, rediss:// with TLS
  --stream    name of the stream
  --group     name of the group of workers (checks when left out); another group judges everything again
`

export const WORKER_HELP = `${REDIS_HELP}  --consumer  name of this worker, no other's (host and process when left out). One that starts again under its name
              goes on with what it had counted
  --claim-after  seconds after which entries that another worker got and never finished are judged here (60)
  --until-empty  ends when every entry was judged by some worker; without it Ctrl-C ends
`

type Values = { readonly redis?: string; readonly stream?: string; readonly group?: string }

/** Undefined without --redis. @throws BadInput for options that are missing, or say nothing without it */
export function streamOf({ redis, stream, group = 'checks' }: Values): StreamName | undefined {
  if (redis === undefined) {
    if (stream !== undefined) throw new BadInput('--stream needs --redis, e.g. redis://127.0.0.1:6379/0')
    return undefined
  }
  if (!/^rediss?:/.test(redis) || !URL.canParse(redis))
    throw new BadInput('--redis is no address of a Redis; redis://127.0.0.1:6379/0 is one')
  if (stream === undefined || stream === '')
    throw new BadInput('--redis needs --stream, the name of the stream')
  return { url: redis, stream, group }
}

type WorkerValues = {
  readonly consumer?: string
  readonly 'claim-after'?: string
  readonly 'until-empty': boolean
}

export const workerOf = (values: WorkerValues) => ({
  consumer: values.consumer ?? `${hostname()}-${process.pid}`,
  claimAfter: positiveNumber('--claim-after', values['claim-after'] ?? '60') * 1000,
  untilEmpty: values['until-empty'],
})
