/**
 * `npm run generate` makes generated/ from openapi/, forms/ and locales/;
 * with `--check` it only says whether what is committed is what would be made.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { program } from '#src/core/command-line/program.ts'
import { bundleContract } from './contract.ts'
import { buildForms } from './forms.ts'
import { compileMessages } from './messages.ts'
import { writeOperations } from './operations.ts'
import { runOrval } from './run-orval.ts'
import { seconds } from '../run.ts'
import { sourceFaults } from './sources/check.ts'
import { readStreams, writeStreams } from './streams.ts'
import { writeTypes } from './operation-types.ts'

const work = '.cache/generated'
const target = 'generated'

/** Makes everything anew in a folder of its own, so that nothing stale survives and a failure leaves no half. */
async function make(): Promise<Map<string, string>> {
  rmSync(work, { recursive: true, force: true })
  checkSources()
  const contract = await bundleContract()
  put(work, new Map([['contract.json', `${JSON.stringify(contract, null, 1)}\n`]]))
  put(work, writeOperations(contract))
  put(work, writeTypes(contract))
  put(work, writeStreams(contract, readStreams()))
  await runOrval(work, contract)
  put(work, prefixed('messages', compileMessages()))
  put(work, prefixed('forms', await buildForms()))
  return read(work)
}

/** Words that nothing knows are told with their places before they are ignored, or fail far from them. */
function checkSources(): void {
  const faults = sourceFaults()
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) throw new BadInput(`${faults.length} mistakes in openapi/ and forms/`)
}

function prefixed(folder: string, files: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...files].map(([path, text]) => [`${folder}/${path}`, text]))
}

function put(root: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

function read(root: string): Map<string, string> {
  if (!existsSync(root)) return new Map()
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return new Map(paths.map((path) => [path.slice(root.length + 1), readFileSync(path, 'utf8')]))
}

/** Paths that differ between what is committed and what would be made. */
function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort()
}

async function generate(isCheck: boolean): Promise<void> {
  const start = performance.now()
  const made = await make()
  const stale = differences(read(target), made)
  const took = seconds(performance.now() - start)
  if (isCheck) {
    stale.forEach((path) => console.error(`stale: ${target}/${path}`))
    console.log(stale.length === 0 ? `generated/ is fresh (${took})` : 'run `npm run generate`')
    process.exitCode = stale.length === 0 ? 0 : 1
    return
  }
  for (const path of stale) {
    const text = made.get(path)
    if (text === undefined) rmSync(join(target, path))
    else put(target, new Map([[path, text]]))
  }
  console.log(`${made.size} files, ${stale.length} changed (${took})`)
}

await program({
  name: 'generate',
  help: `npm run generate -- [--check]

Makes generated/ from openapi/, forms/ and locales/.

  --check  writes nothing and names what is stale
`,
  async main(args) {
    const { values } = parseArgs({ args, options: { check: { type: 'boolean', default: false } } })
    await generate(values.check)
  },
})
