import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import type { Command } from '../command.ts'
import { readHar } from './har.ts'
import { createExchangeJudge } from './judge-exchanges.ts'
import { judgeLines } from './judge-lines.ts'
import { prepareRun, RUN_HELP, RUN_OPTIONS } from './run-options.ts'
import { output } from './run-output.ts'
import { untilInterrupted } from './until-interrupted.ts'

const help = `judge <file.har> [--contract file] [--config file] [--format name] [--write format=file] [--baseline file]
judge -

Judges recorded traffic by the contract: an HTTP archive, as browsers and proxies save it, or with - what comes on
standard input, one exchange per line, each an entry of an archive ({"request": …, "response": …}). Input may have no
end: memory stays as it is, and Ctrl-C ends it with the report. A line that is no exchange is counted and named.
Exchanges with addresses that the contract does not have are left out and counted.

${RUN_HELP}`

export const judge: Command = {
  summary: 'judges recorded traffic (HAR, or line by line) by the contract',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: RUN_OPTIONS,
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0)
      throw new BadInput('judge takes one file: judge recorded.har, or - for standard input')
    if (file !== '-' && !existsSync(file))
      throw new BadInput(`there is no file ${file}; name the recorded HTTP archive`)
    const { api, config, profile, known } = await prepareRun(values)
    const judge = createExchangeJudge(api, config, profile)
    if (file === '-') await judgeLines(judge, untilInterrupted(process.stdin))
    else for (const exchange of readHar(file)) judge.take(exchange)
    const report = judge.report('judge')
    const { broken, foreign } = judge.tally()
    if (broken.count > 0 && report.calls + foreign === 0)
      throw new BadInput(`no line is an exchange; ${broken.first[0]?.what}: ${broken.first[0]?.why}`)
    return output(report, known, values)
  },
}
