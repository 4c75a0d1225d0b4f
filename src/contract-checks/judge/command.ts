import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import type { Command } from '../command.ts'
import { readHar } from './har.ts'
import { judgeExchanges } from './judge-exchanges.ts'
import { idleWatching } from '../settings.ts'
import { prepareRun, RUN_HELP, RUN_OPTIONS } from './run-options.ts'
import { output } from './run-output.ts'

const help = `judge <file.har> [--contract file] [--config file] [--format name] [--write format=file] [--baseline file]

Judges recorded traffic (an HTTP archive, as browsers and proxies save it) by the contract. Exchanges with
addresses that the contract does not have are left out and counted.

${RUN_HELP}`

export const judge: Command = {
  summary: 'judges recorded traffic (HAR) by the contract',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: RUN_OPTIONS,
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new BadInput('judge takes one file: judge recorded.har')
    if (!existsSync(file)) throw new BadInput(`there is no file ${file}; name the recorded HTTP archive`)
    const { api, read, config, profile, known } = await prepareRun(values)
    const report = judgeExchanges(api, readHar(file), config, profile)
    return output({ ...report, idle: idleWatching(read, config) }, known, values)
  },
}
