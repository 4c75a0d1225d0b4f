import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import type { Command } from '../command.ts'
import { isJson, show } from '../document/place.ts'
import { readJson } from '../read-file.ts'
import { prepareRun, RUN_HELP, RUN_OPTIONS } from './run-options.ts'
import { output } from './run-output.ts'
import { mergeTallies, type Tally } from './tally.ts'
import { reportOfTally } from './tally-report.ts'

const help = `merge <run>... [--contract file] [--config file] [--format name] [--write format=file] [--baseline file]

Puts together what several judges of the same contract saw, as if one had seen it all: findings with their first
example, in how many calls they showed, coverage and times. A run is what judge or proxy wrote with
--write json=file; what is merged can be merged again.

${RUN_HELP}`

export const merge: Command = {
  summary: 'puts runs of several judges together',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: RUN_OPTIONS,
      allowPositionals: true,
    })
    if (positionals.length === 0)
      throw new BadInput('merge takes what runs wrote: judge … --write json=run.json, then merge run.json')
    const runs = positionals.map(readRun)
    const { api, config, known } = await prepareRun(values)
    const tally = mergeTallies(
      api,
      runs.map((run) => run.tally),
    )
    const commands = new Set(runs.map(({ command }) => command))
    const [command = 'judge'] = commands.size === 1 ? commands : []
    return output(reportOfTally(api, config, tally, command), known, values)
  },
}

function readRun(file: string): { readonly command: string; readonly tally: Tally } {
  if (!existsSync(file)) throw new BadInput(`there is no file ${file}; name what judge or proxy wrote`)
  const data = readJson(file)
  if (!isJson(data) || !isJson(data['tally']))
    throw new BadInput(`${file} is not what judge or proxy wrote with --write json=${file}`)
  return { command: show(data['command']), tally: data['tally'] as Tally }
}
