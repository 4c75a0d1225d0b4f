import { parseArgs } from 'node:util'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { hasCredentials, serverAddress } from '#src/core/command-line/server-address.ts'
import type { Command } from '../command.ts'
import { prepareRun, SERVER_HELP, SERVER_OPTIONS } from '../judge/run-options.ts'
import { output } from '../judge/run-output.ts'
import { idleSettings } from '../settings.ts'
import { withMissing } from './require-all.ts'
import { verify as run } from './verify.ts'

const help = `verify --url <address> [--contract file] [--config file] [--act] [--format name] [--write format=file] [--baseline file]

Calls a running server in every way that the contract alone suggests and judges each answer: the example, all
optional fields, each constant, limits, without and with a bad token, and one wrong input per constraint,
each of which must be refused. What is left out is printed with the reason.

  --url       address below which the operations stand, e.g. http://localhost:4400/api
  --act       calls operations that change data as well; for servers whose data may be lost
  --require-all  makes what was left out, or never succeeded, a finding with the reason (not what is ignored)
  --only      one operation instead of all; may be repeated
  --rate      calls per second at most (200 when left out)
  --timeout   milliseconds until an answer must have ended (5000 when left out)
  --seed      a whole number; order and new names are drawn from it (1 when left out)
  --repeat    how often each example is called, to see violations that come and go (3 when left out)
${SERVER_HELP}`

export const verify: Command = {
  summary: 'drives a running server from the contract alone',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        act: { type: 'boolean', default: false },
        'require-all': { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: [] },
        rate: { type: 'string', default: '200' },
        timeout: { type: 'string', default: '5000' },
        repeat: { type: 'string', default: '3' },
        seed: { type: 'string', default: '1' },
        ...SERVER_OPTIONS,
      },
      allowPositionals: true,
    })
    if (values.url === undefined || positionals.length > 0)
      throw new BadInput('verify needs --url, the address below which the operations stand')
    const server = serverAddress('--url', values.url, 'http://localhost:4400/api')
    if (hasCredentials(server))
      throw new BadInput(
        '--url names somebody to log in as; that is said in the configuration (login), or, for Basic authorisation, to proxy (--to)',
      )
    const { api, read, config, profile, known } = await prepareRun(values)
    const { act } = values
    for (const id of values.only)
      if (!api.operations.some((operation) => operation.id === id))
        throw new BadInput(`--only ${id} is no operation of the contract`)
    const report = await run(api, {
      server,
      only: new Set(values.only),
      config,
      act,
      profile,
      onProgress,
      rate: count('--rate', values.rate),
      timeout: count('--timeout', values.timeout),
      repeat: count('--repeat', values.repeat),
      seed: count('--seed', values.seed),
    })
    const whole = { ...report, idle: idleSettings(read, config, act) }
    return output(values['require-all'] ? withMissing(api, whole, config.ignore) : whole, known, values)
  },
}

function count(name: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw new BadInput(`${name} ${text}: a whole number from 1 on is expected`)
  return JSON.parse(text) as number
}

/** On a terminal only: a log of CI would get a line per operation. */
function onProgress(done: number, of: number): void {
  if (process.stderr.isTTY) process.stderr.write(done === of ? '\r\u001B[K' : `\r${done} of ${of} operations`)
}
