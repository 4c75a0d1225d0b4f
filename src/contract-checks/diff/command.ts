import { parseArgs } from 'node:util'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import type { Command } from '../command.ts'
import { createReportWriter, REPORT_OPTIONS } from '../output/report-writer.ts'
import { splitByBaseline } from '../output/baseline.ts'
import { compareSides } from './compare-sides.ts'
import { pathInGit } from './git.ts'
import type { Change } from './diff.ts'
import { createImpact } from './impact/affected-parts.ts'
import { fingerprint, reportOfDiff, SEVERITIES, type DiffReport } from './report.ts'
import { sideAt, sideOf, type Side } from './source.ts'
import { since } from './since.ts'

const writer = createReportWriter(reportOfDiff)

const help = `diff <old> [new] [--contract file] [--fail-on name] [--by-version] [--show name] [--baseline file] [--format name] [--write format=file]
diff --since <branch> [the same]

Says whether a change of the contract breaks those who call it, rule by rule (docs/contract-changes.md), and which
hooks, forms and screens of the app in this folder it touches. Each side is a file, a folder, or a git ref
(main, HEAD~3, main:api/openapi.yaml). Channels of an AsyncAPI 3 document beside it (streams.yaml, asyncapi.yaml) are
compared too.

  --contract    the document that a git ref without a path means, and the new side when it is left out;
                openapi/openapi.yaml when left out
  --since       compares with where the work on top of the branch began; on the branch itself with the commit
                before. Without enough history it says so and ends with 0
  --fail-on     breaking (when left out), dangerous, harmless or never
  --strict-answers  what answers may bring more (a constant, a looser pattern or limit, a status) is breaking, not
                dangerous: for clients that check what they get
  --by-version  when info.version announces that something breaks (1.x to 2.0, 0.1 to 0.2), whatever changed in
                that document is in order
  --show        the least that is shown besides what fails: breaking, dangerous or harmless (when left out)
${writer.help}
Exit code 0: nothing at or above --fail-on, 1: something, 2: bad use or bad input.
`

const options = {
  contract: { type: 'string', default: 'openapi/openapi.yaml' },
  since: { type: 'string' },
  'fail-on': { type: 'string', default: 'breaking' },
  'by-version': { type: 'boolean', default: false },
  'strict-answers': { type: 'boolean', default: false },
  show: { type: 'string', default: 'harmless' },
  ...REPORT_OPTIONS,
} as const

export const diff: Command = {
  summary: 'says whether a change of the contract breaks its callers',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const known = writer.check(values)
    const failing = levelOf('--fail-on', values['fail-on'], true)
    const asked = Math.max(failing, SEVERITIES.indexOf('breaking'))
    const shown = levelOf('--show', values.show, false)
    const sides = sidesOf(positionals, values.since, values.contract)
    if (typeof sides === 'string') {
      process.stdout.write(`nothing to compare with: ${sides}\n`)
      return 0
    }
    const [before, after] = sides
    const compared = await compareSides(before, after)
    const impact = createImpact(process.cwd())
    const all = compared.flatMap(({ changes, announced }) =>
      changes.map((found) => {
        const change = values['strict-answers'] ? strictly(found) : found
        const level = SEVERITIES.indexOf(change.severity)
        const excuse = values['by-version'] ? announced : undefined
        return { change, excuse, level, fails: excuse === undefined && level <= failing }
      }),
    )
    // What is shown does not decide what a baseline holds; harmless changes need none unless they fail.
    const { left, counted, baseline } = splitByBaseline(all, ({ change }) => fingerprint(change), known, {
      isKept: ({ change, fails }) => change.severity !== 'harmless' || fails,
    })
    const isRed = left.some(({ fails }) => fails)
    const report: DiffReport = {
      command: 'diff',
      old: before.label,
      new: after.label,
      changes: left
        .filter(({ level, fails }) => level <= shown || fails)
        .map(({ change, fails }) => ({ ...change, touched: impact(change.operations), fails })),
      accepted: isRed ? undefined : left.find(({ excuse, level }) => excuse && level <= asked)?.excuse,
      ...counted,
    }
    writer.write(report, baseline, values)
    return isRed ? 1 : 0
  },
}

/** The change as one that breaks, where answers may bring more than before. */
const strictly = (change: Change): Change =>
  change.severity === 'dangerous' && change.rule.startsWith('response-')
    ? { ...change, severity: 'breaking' }
    : change

/** Position of a severity; -1 for never. */
function levelOf(option: string, name: string, orNever: boolean): number {
  if (orNever && name === 'never') return -1
  const level = SEVERITIES.findIndex((severity) => severity === name)
  if (level < 0)
    throw new BadInput(
      `${option} ${name}: choose ${[...SEVERITIES, ...(orNever ? ['never'] : [])].join(', ')}`,
    )
  return level
}

/** Both sides; a text says why there is nothing to compare. */
function sidesOf(
  positionals: readonly string[],
  branch: string | undefined,
  contract: string,
): readonly [Side, Side] | string {
  const [old, now = contract, ...more] = positionals
  if (more.length > 0) throw new BadInput('diff takes two sides: diff old.yaml new.yaml')
  if (branch === undefined) {
    if (old === undefined)
      throw new BadInput(
        'diff needs something to compare with: diff old.yaml [new.yaml], diff main, or --since main',
      )
    return [sideOf(old, contract), sideOf(now, contract)]
  }
  if (old !== undefined) throw new BadInput('--since names the old side; leave the other one out')
  const base = since(branch, contract)
  if (base.commit === undefined) return base.why
  const label = `${base.commit.slice(0, 12)} (${base.label})`
  return [sideAt(base.commit, label, pathInGit(contract)), sideOf(contract, contract)]
}
