import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import type { Command } from '../command.ts'
import { judgeStream } from '../redis/judge-stream.ts'
import { streamOf, WORKER_HELP, WORKER_OPTIONS, workerOf } from '../redis/redis-options.ts'
import { openStream, type StreamName } from '../redis/redis-stream.ts'
import { readHar } from './har.ts'
import { createExchangeJudge } from './judge-exchanges.ts'
import { judgeLines } from './judge-lines.ts'
import { prepareRun, RUN_HELP, RUN_OPTIONS, type Run } from './run-options.ts'
import { idleWatching } from '../settings.ts'
import { output } from './run-output.ts'
import type { Tally } from './tally.ts'
import { reportOfTally } from './tally-report.ts'
import { untilInterrupted } from './until-interrupted.ts'

const help = `judge <file.har> [--contract file] [--config file] [--format name] [--write format=file] [--baseline file]
judge -
judge --redis <address> --stream <name> [--group name] [--consumer name] [--claim-after seconds] [--until-empty]

Judges recorded traffic by the contract: an HTTP archive, as browsers and proxies save it; with - what comes on
standard input, one exchange per line, each an entry of an archive ({"request": …, "response": …}); or the entries of a
stream of Redis, each with such a line in its field "exchange". Input may have no end: memory stays as it is, and
Ctrl-C ends it with the report. What is no exchange is counted and named. Exchanges with addresses that the contract
does not have are left out and counted.

A stream is shared by as many workers as there are: each entry is judged by one of them and acknowledged when it was
judged. merge puts their reports together.

${WORKER_HELP}${RUN_HELP}`

export const judge: Command = {
  summary: 'judges recorded traffic by the contract: HAR, line by line, or a stream',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...WORKER_OPTIONS, ...RUN_OPTIONS },
      allowPositionals: true,
    })
    const stream = streamOf(values)
    const worker = workerOf(values)
    const [file, ...more] = positionals
    if (stream === undefined && (file === undefined || more.length > 0))
      throw new BadInput('judge takes one file: judge recorded.har, or - for standard input')
    if (stream !== undefined && file !== undefined)
      throw new BadInput(`judge takes a file or --redis, not both: ${file}`)
    if (file !== undefined && file !== '-' && !existsSync(file))
      throw new BadInput(`there is no file ${file}; name the recorded HTTP archive`)
    const run = await prepareRun(values)
    const tally = stream === undefined ? await ofFile(run, file ?? '-') : await ofStream(run, stream, worker)
    const { broken, foreign } = tally
    const report = {
      ...reportOfTally(run.api, run.config, tally, 'judge'),
      idle: idleWatching(run.read, run.config),
    }
    if (broken.count > 0 && report.calls + foreign === 0)
      throw new BadInput(`nothing is an exchange; ${broken.first[0]?.what}: ${broken.first[0]?.why}`)
    return output(report, run.known, values)
  },
}

async function ofFile({ api, config, profile }: Run, file: string): Promise<Tally> {
  const judge = createExchangeJudge(api, config, profile)
  if (file === '-') await judgeLines(judge, untilInterrupted(process.stdin))
  else for (const exchange of readHar(file)) judge.take(exchange)
  return judge.tally()
}

async function ofStream(
  { api, config, profile }: Run,
  name: StreamName,
  worker: ReturnType<typeof workerOf>,
): Promise<Tally> {
  let isStopped = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isStopped = true))
  const group = await openStream(name)
  try {
    return await judgeStream(api, () => createExchangeJudge(api, config, profile), group, {
      ...worker,
      isStopped: () => isStopped,
      onLost: () =>
        void process.stderr.write(
          `${worker.consumer}: others took entries over before they were acknowledged; raise --claim-after\n`,
        ),
    })
  } finally {
    group.close()
  }
}
