import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { BadInput } from '../bad-input.ts'
import type { Command } from '../command.ts'
import { lintContract } from './lint.ts'
import { toTerminal } from './terminal.ts'
import { diskTree } from './tree.ts'

const help = `lint [file] [--format text|json] [--config file]

Judges the contract itself by redocly's rules and ours (docs/contract-rules.md). Findings point at line and
column of the hand-written files.

  file      the OpenAPI document (3.0 or 3.1), openapi/openapi.yaml when left out
  --format  text (a list, when left out) or json (findings as data)
  --config  a redocly configuration; redocly.yaml beside the document when left out. Our rules are on unless
            it says otherwise, e.g. \`openbourse/amount-unit: off\`

Exit code 0: nothing found, 1: findings, 2: bad use or bad input.
`

export const lint: Command = {
  summary: 'judges the contract itself',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { format: { type: 'string', default: 'text' }, config: { type: 'string' } },
      allowPositionals: true,
    })
    const [file = 'openapi/openapi.yaml', ...more] = positionals
    if (more.length > 0)
      throw new BadInput('lint takes one file; the others are found through its references')
    if (values.format !== 'text' && values.format !== 'json')
      throw new BadInput(`there is no format ${values.format}; choose text or json`)
    if (!existsSync(file)) throw new BadInput(`there is no file ${file}; name the OpenAPI document to judge`)
    if (values.config !== undefined && !existsSync(values.config))
      throw new BadInput(`there is no configuration ${values.config}`)
    const beside = join(dirname(file), 'redocly.yaml')
    const config = values.config ?? (existsSync(beside) ? beside : undefined)
    const linted = await lintContract(file, diskTree(), { config })
    process.stdout.write(
      values.format === 'json' ? `${JSON.stringify(linted, null, 2)}\n` : toTerminal(linted),
    )
    return linted.findings.length === 0 ? 0 : 1
  },
}
