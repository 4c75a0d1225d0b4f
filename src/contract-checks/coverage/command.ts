import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Api } from '../api/api.ts'
import { loadApi } from '../api/load-api.ts'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import type { Command } from '../command.ts'
import { checkConfig, readConfig } from '../config.ts'
import { isJson, list, show } from '../document/place.ts'
import { readHar } from '../judge/har.ts'
import { judgeExchanges } from '../judge/judge-exchanges.ts'
import { createWriter, OUTPUT_OPTIONS } from '../output/outputs.ts'
import { readJson } from '../read-file.ts'
import { KIND_NAMES, type Kind } from './kinds.ts'
import { toMarkdown, toTerminal, type CoverageReport } from './output.ts'
import type { SeenJson } from './seen.ts'
import { percent, tally, type Coverage } from './tally.ts'

const writer = createWriter<CoverageReport>({
  text: toTerminal,
  markdown: toMarkdown,
})

const help = `coverage <run>... [--contract file] [--config file] [--fail-under number] [--format name] [--write format=file]

Says how much of the contract runs have seen: operations, parameters (sent right, left out, at each limit), fields of
answers, listed values, codes of refusals. A run is what verify, judge or proxy wrote with --write json=file, or a
recorded HTTP archive. Several are counted together. A 404 or a skipped operation is never covered.

  --contract    the OpenAPI document (3.0 or 3.1), openapi/openapi.yaml when left out
  --config      operations that it ignores do not count (docs/contract-checks.md)
  --fail-under  the least that is enough, in percent: 90 for everything, or operations=95; may be repeated
${writer.help}
Exit code 0: enough, 1: below --fail-under, 2: bad use or bad input.
`

export const coverage: Command = {
  summary: 'says how much of the contract runs have seen',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        contract: { type: 'string', default: 'openapi/openapi.yaml' },
        config: { type: 'string' },
        'fail-under': { type: 'string', multiple: true, default: [] },
        ...OUTPUT_OPTIONS,
      },
      allowPositionals: true,
    })
    if (positionals.length === 0)
      throw new BadInput(
        'coverage takes what runs wrote: verify … --write json=run.json, then coverage run.json',
      )
    writer.check(values)
    const demands = values['fail-under'].map(demandOf)
    const config = readConfig(values.config)
    const api = await loadApi(values.contract, config.envelope)
    checkConfig(config, api)
    const runs = positionals.map((file) => readRun(api, file))
    const counted = tally(
      api,
      runs.map(({ seen }) => seen),
      config.ignore,
    )
    const short = demands.flatMap((demand) => shortOf(counted, demand))
    const reached = new Set(
      counted.operations.filter(({ counts }) => counts.operations.seen > 0).map(({ id }) => id),
    )
    const skipped = new Map(
      runs.flatMap((run) => run.skipped).flatMap(({ what, why }) => (reached.has(what) ? [] : [[what, why]])),
    )
    const report: CoverageReport = {
      command: 'coverage',
      ...counted,
      skipped: [...skipped].map(([what, why]) => ({ what, why })),
      short,
    }
    writer.write(report, values)
    return short.length === 0 ? 0 : 1
  },
}

type Run = { readonly seen: SeenJson; readonly skipped: CoverageReport['skipped'] }

/** Reads a run from the file that it wrote, or judges a recorded archive (HAR) now. */
function readRun(api: Api, file: string): Run {
  if (!existsSync(file)) throw new BadInput(`there is no file ${file}; name what a run wrote, or a HAR`)
  const data = readJson(file)
  if (isJson(data) && isJson(data['log'])) {
    const { seen = {} } = judgeExchanges(api, readHar(file))
    return { seen, skipped: [] }
  }
  if (!isJson(data) || !isJson(data['seen']))
    throw new BadInput(
      `${file} is neither what verify, judge or proxy wrote (--write json=${file}) nor a HAR`,
    )
  const skipped = list(data['skipped']).flatMap((one) =>
    isJson(one) ? [{ what: show(one['what']), why: show(one['why']) }] : [],
  )
  return { seen: data['seen'] as SeenJson, skipped }
}

type Demand = { readonly kinds: readonly Kind[]; readonly least: number }

function demandOf(text: string): Demand {
  const [, name, number] = /^(?:(\w+)=)?(\d{1,3})$/.exec(text) ?? []
  const kinds = name === undefined ? KIND_NAMES : KIND_NAMES.filter((kind) => kind === name)
  const least: unknown = JSON.parse(number ?? 'null')
  if (typeof least !== 'number' || least > 100 || kinds.length === 0)
    throw new BadInput(
      `--fail-under ${text}: a percentage is expected, or one of ${KIND_NAMES.join(', ')} with it, e.g. fields=80`,
    )
  return { kinds, least }
}

const shortOf = ({ counts }: Coverage, { kinds, least }: Demand): string[] =>
  kinds
    .filter((kind) => counts[kind].seen * 100 < least * counts[kind].of)
    .map((kind) => `${kind}: ${percent(counts[kind])} % is below ${least} %`)
