/** `npm run mutants`: changes the code in one place after another and says which changes no test notices. */
import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { positiveNumber, wholeNumber } from '#src/core/command-line/numbers.ts'
import { program } from '#src/core/command-line/program.ts'
import { systemNow, toIso } from '#src/core/time/instant.ts'
import { codeMutants } from './code-mutants.ts'
import { contractMutants } from './contract-mutants.ts'
import { codeOf, PARTS, testsOf } from './parts.ts'
import { nameOf, readReasons, reasonOf, type Reasons, tellStale } from './reasons.ts'
import { type Mutant, readResult, writeResult } from './results.ts'
import { writeList } from './list.ts'
import { shareLine, shareOf, stateOf } from './shares.ts'

const help = `npm run mutants -- [part or folder]... [--changed] [--sample number] [--minutes number] [--list]

Changes the code in one place after another and names the changes that no test notices. Files that have not
changed since their last run, and whose tests have not, are left out. Parts: ${Object.keys(PARTS).join(', ')}.
The code of folders is judged by the tests in these folders only; what these kill is remembered, the rest is not.

  --changed  only files that differ from the branch main
  --sample   judges one of so many mutants of code: the share is an estimate
  --minutes  starts no further file after so many minutes; the next run goes on there
  --list     runs nothing; writes docs/mutants.md from the last results and tests/mutants.yaml
`

type Extent = { readonly end: number; readonly sample: number }

/** Judges the code of some folders, of whatever parts it is, by the tests in these folders. */
async function runFolders(folders: readonly string[], extent: Extent): Promise<void> {
  const isWithin = (file: string): boolean => folders.some((folder) => file.startsWith(`${folder}/`))
  const reasons = readReasons()
  for (const [part, options] of Object.entries(PARTS)) {
    const files = codeOf(part).filter((file) => file.endsWith('.ts') && isWithin(file))
    const tests = testsOf(part).filter(isWithin)
    if (files.length === 0) continue
    if (tests.length === 0) throw new BadInput(`no test of ${part} stands in ${folders.join(', ')}`)
    for (const [file, mutants] of await codeMutants(files, tests, options, extent))
      tellMutants(file, mutants, reasons)
  }
}

async function run(names: readonly string[], isChanged: boolean, extent: Extent): Promise<void> {
  const changed = isChanged ? changedFiles() : undefined
  for (const part of names) {
    const files = codeOf(part).filter((file) => changed?.has(file) ?? true)
    const reasons = readReasons()
    await runPart(part, files, extent)
    for (const file of files) tell(file, reasons)
  }
}

/** Runs those files of a part that changed since their last run, or whose tests did, until `end` (epoch ms). */
async function runPart(part: string, files: readonly string[], { end, sample }: Extent): Promise<void> {
  const due = files.filter((file) => {
    const result = readResult(file)
    return result?.hash !== stateOf(part, file) || (result.sample ?? 1) > sample
  })
  if (due.length === 0 || systemNow() > end) return
  const tests = testsOf(part)
  const isCode = due.every((file) => file.endsWith('.ts'))
  const write = (file: string, mutants: readonly Mutant[]): void => {
    const extent = isCode && sample > 1 ? { sample } : {}
    writeResult(file, { hash: stateOf(part, file), at: toIso(systemNow()), ...extent, mutants })
  }
  if (isCode)
    for (const [file, mutants] of await codeMutants(due, tests, PARTS[part] ?? {}, { end, sample }))
      write(file, mutants)
  else for await (const [file, mutants] of contractMutants(due, tests, end)) write(file, mutants)
}

/** Prints a file's survivors that have no reason, and its stale reasons. */
function tell(file: string, reasons: Reasons): void {
  const result = readResult(file)
  if (result === undefined) return
  tellMutants(file, result.mutants, reasons)
  tellStale(file, result, reasons)
}

function tellMutants(file: string, mutants: readonly Mutant[], reasons: Reasons): void {
  const open = mutants.filter(
    (mutant) => !mutant.killed && reasonOf(mutant, reasons[file] ?? []) === undefined,
  )
  console.log(`${file}: ${mutants.filter(({ killed }) => killed).length} of ${mutants.length} killed`)
  for (const mutant of open) console.log(`  ${mutant.line}\n    ${nameOf(mutant)}`)
}

function changedFiles(): ReadonlySet<string> {
  const git = (...args: string[]): string[] => execFileSync('git', args, { encoding: 'utf8' }).split('\n')
  return new Set([
    ...git('diff', '--name-only', 'main'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ])
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await program({
    name: 'mutants',
    help,
    async main(args) {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: {
          changed: { type: 'boolean', default: false },
          list: { type: 'boolean', default: false },
          minutes: { type: 'string', default: '1000' },
          sample: { type: 'string', default: '1' },
        },
      })
      const [folders, parts] = [true, false].map((isFolder) =>
        positionals.filter((name) => name.includes('/') === isFolder),
      ) as [string[], string[]]
      const unknown = parts.filter((name) => !Object.hasOwn(PARTS, name))
      if (unknown.length > 0)
        throw new BadInput(
          `there is no part ${unknown.join(', ')}; there are: ${Object.keys(PARTS).join(', ')}`,
        )
      const extent = {
        end: systemNow() + positiveNumber('--minutes', values.minutes) * 60_000,
        sample: wholeNumber('--sample', values.sample, 1, 1000),
      }
      const names = positionals.length > 0 ? parts : Object.keys(PARTS)
      if (values.list) writeList(readReasons())
      else {
        await runFolders(
          folders.map((folder) => folder.replace(/\/$/, '')),
          extent,
        )
        await run(names, values.changed, extent)
      }
      for (const name of names) console.log(shareLine(shareOf(name)))
    },
  })
