import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import type { Command } from '../command.ts'
import { createReportWriter, REPORT_OPTIONS } from '../output/report-writer.ts'
import { splitByBaseline } from '../output/baseline.ts'
import { lintContract } from './lint.ts'
import { fingerprint, reportOfLint } from './report.ts'
import { diskTree } from './tree.ts'

const writer = createReportWriter(reportOfLint)

const help = `lint [file] [--config file] [--profile name] [--format name] [--write format=file] [--baseline file]

Judges the contract itself by redocly's rules and ours (docs/contract-rules.md). Findings point at line and
column of the hand-written files.

  file        the OpenAPI document (3.0 or 3.1), openapi/openapi.yaml when left out
  --config    a redocly configuration; redocly.yaml beside the document when left out. Our rules are on unless
              it says otherwise, e.g. \`openbourse/amount-unit: off\`
  --profile   core: what makes checks of a server blind; house: all our rules, of style too. When left out, house
              for a document with \`x-envelope\` on its root, core for others
${writer.help}
Exit code 0: nothing found, 1: findings, 2: bad use or bad input.
`

export const lint: Command = {
  summary: 'judges the contract itself',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        config: { type: 'string' },
        profile: { type: 'string' },
        ...REPORT_OPTIONS,
      },
      allowPositionals: true,
    })
    const [file = 'openapi/openapi.yaml', ...more] = positionals
    if (more.length > 0)
      throw new BadInput('lint takes one file; the others are found through its references')
    const { profile } = values
    if (profile !== undefined && profile !== 'core' && profile !== 'house')
      throw new BadInput(`there is no profile ${profile}; choose core or house`)
    const known = writer.check(values)
    if (!existsSync(file)) throw new BadInput(`there is no file ${file}; name the OpenAPI document to judge`)
    if (values.config !== undefined && !existsSync(values.config))
      throw new BadInput(`there is no configuration ${values.config}`)
    const beside = join(dirname(file), 'redocly.yaml')
    const config = values.config ?? (existsSync(beside) ? beside : undefined)
    const { findings, ...scope } = await lintContract(file, diskTree(), { config, profile })
    const { left, counted, baseline } = splitByBaseline(findings, fingerprint, known)
    writer.write({ findings: left, ...scope, ...counted }, baseline, values)
    return left.length === 0 ? 0 : 1
  },
}
