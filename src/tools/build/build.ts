import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { program } from '#src/core/command-line/program.ts'
import { run } from '../run.ts'

/** Files that the built app is made from. Tests, the sandbox and tools other than the bundler's leave no trace. */
const INPUTS = [
  '{src,generated,forms,locales}/**/*',
  '{index.html,vite.config.ts,tsconfig.json,package.json,package-lock.json,LICENSE}',
]
const NOT_INPUTS =
  /\.test\.tsx?$|^src\/(tools\/(?!build\/(?:retry-imports|slim-bundle|license-texts|mit-license))|contract-checks|web\/mocks|sandbox)/
const STAMP = 'dist/.inputs'

/** Builds the app into dist/ unless it was built from the very same files. Says whether it built. */
export async function ensureBuilt(): Promise<boolean> {
  const expectedFingerprint = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === expectedFingerprint) return false
  const { code, output } = await run(['vite', 'build', '--manifest', '--logLevel', 'warn'], {
    env: { NO_COLOR: '1' },
  })
  if (code !== 0) throw new Error(`vite build failed:\n${output}`)
  writeFileSync(STAMP, expectedFingerprint)
  return true
}

/** Hash of names and contents of all inputs; times do not matter. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of inputs()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function inputs(): string[] {
  return INPUTS.flatMap((pattern) => globSync(pattern, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) =>
      `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').replace(`${process.cwd()}/`, ''),
    )
    .filter(isInput)
    .sort()
}

/** Returns true when a change of this file asks for a new build. */
export function isInput(file: string): boolean {
  return !NOT_INPUTS.test(file)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await program({
    name: 'build',
    help: 'npm run build\n\nBuilds the app into dist/ unless it was built from the very same files.\n',
    async main(args) {
      parseArgs({ args, options: {} })
      console.log((await ensureBuilt()) ? 'built' : 'dist/ is up to date')
    },
  })
