import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadApi } from '../api/load-api.ts'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import type { Command } from '../command.ts'
import { checkConfig, readConfig } from '../config.ts'
import { BASELINE_OPTIONS } from '../output/baseline-writer.ts'
import { output, writer } from '../output/write.ts'
import { readHar } from './har.ts'
import { judgeExchanges } from './judge-exchanges.ts'
import { profileOf, PROFILE_HELP } from './profile.ts'

const help = `judge <file.har> [--contract file] [--config file] [--format name] [--write format=file] [--baseline file]

Judges recorded traffic (an HTTP archive, as browsers and proxies save it) by the contract. Exchanges with
addresses that the contract does not have are left out and counted.

  --contract  the OpenAPI document (3.0 or 3.1), openapi/openapi.yaml when left out
  --config    says what the document does not: the envelope, operations to ignore (docs/contract-checks.md)
${PROFILE_HELP}${writer.help}
Exit code 0: nothing found, 1: findings, 2: bad use or bad input.
`

export const judge: Command = {
  summary: 'judges recorded traffic (HAR) by the contract',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        contract: { type: 'string', default: 'openapi/openapi.yaml' },
        config: { type: 'string' },
        profile: { type: 'string', default: 'strict' },
        ...BASELINE_OPTIONS,
      },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new BadInput('judge takes one file: judge recorded.har')
    if (!existsSync(file)) throw new BadInput(`there is no file ${file}; name the recorded HTTP archive`)
    const profile = profileOf(values.profile)
    const known = writer.check(values)
    const config = readConfig(values.config)
    const api = await loadApi(values.contract, config.envelope)
    checkConfig(config, api)
    return output(judgeExchanges(api, readHar(file), config.ignore, profile), known, values)
  },
}
