import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import type { Command } from '../command.ts'
import { isJson, show } from '../document/place.ts'
import { readJson } from '../read-file.ts'
import { REDIS_HELP, REDIS_OPTIONS, streamOf } from '../redis/redis-options.ts'
import { openStream, type StreamName } from '../redis/redis-stream.ts'
import { idleWatching } from '../settings.ts'
import { prepareRun, RUN_HELP, RUN_OPTIONS } from './run-options.ts'
import { output } from './run-output.ts'
import { mergeTallies, type Tally } from './tally.ts'
import { reportOfTally } from './tally-report.ts'

const help = `merge <run>... [--contract file] [--config file] [--format name] [--write format=file] [--baseline file]
merge --redis <address> --stream <name> [--group name]

Puts together what several judges of the same contract saw, as if one had seen it all: findings with their first
example, in how many calls they showed, coverage and times. A run is what judge or proxy wrote with
--write json=file; what is merged can be merged again. With --redis it is what all workers of a group have judged so
far, also those that died.

${REDIS_HELP}${RUN_HELP}`

export const merge: Command = {
  summary: 'puts runs of several judges together',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...REDIS_OPTIONS, ...RUN_OPTIONS },
      allowPositionals: true,
    })
    const stream = streamOf(values)
    if (positionals.length === 0 && stream === undefined)
      throw new BadInput('merge takes what runs wrote: judge … --write json=run.json, then merge run.json')
    const runs = [...positionals.map(readRun), ...(stream === undefined ? [] : await workersOf(stream))]
    const { api, read, config, known } = await prepareRun(values)
    const tally = mergeTallies(
      api,
      runs.map((run) => run.tally),
    )
    const commands = new Set(runs.map(({ command }) => command))
    const [command = 'judge'] = commands.size === 1 ? commands : []
    const report = reportOfTally(api, config, tally, command)
    return output({ ...report, idle: idleWatching(read, config) }, known, values)
  },
}

type Part = { readonly command: string; readonly tally: Tally }

/** @throws BadInput where no worker of the group has judged anything */
async function workersOf(name: StreamName): Promise<Part[]> {
  const group = await openStream(name)
  try {
    const kept = await group.judged()
    if (kept.size === 0)
      throw new BadInput(`no worker of the group ${name.group} has judged anything of ${name.stream}`)
    return [...kept.values()].map((text) => ({ command: 'judge', tally: JSON.parse(text) as Tally }))
  } finally {
    group.close()
  }
}

function readRun(file: string): Part {
  if (!existsSync(file)) throw new BadInput(`there is no file ${file}; name what judge or proxy wrote`)
  const data = readJson(file)
  if (!isJson(data) || !isJson(data['tally']))
    throw new BadInput(`${file} is not what judge or proxy wrote with --write json=${file}`)
  return { command: show(data['command']), tally: data['tally'] as Tally }
}
