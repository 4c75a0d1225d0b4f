import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { program } from '#src/core/command-line/program.ts'
import { run } from '../run.ts'

const NAME = 'openbourse-contract'
/** Packages that are installed with it; the rest is in the one file. */
const DEPENDENCIES = ['@redis/client', '@redocly/openapi-core', 'ajv', 'ajv-formats', 'yaml'] as const
/** Bytes that the package may have. */
const MOST = 3_000_000

const help = `npm run pack:checks -- [--out folder]

Makes one package of the contract checks, ${NAME}-x.y.z.tgz: plain JavaScript that needs no checkout. In any folder,
with Node 22 or 24:

  npx ./${NAME}-x.y.z.tgz verify --url http://localhost:8080 --contract openapi.yaml

  --out   folder of the package (dist-checks when left out)
`

type Manifest = {
  readonly version: string
  readonly license: string
  readonly engines: unknown
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

/** Builds the package into a folder and returns its file. */
export async function packChecks(out: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pack-checks-'))
  try {
    await bundle(folder)
    const { version, ...own } = manifestOf()
    writeFileSync(
      join(folder, 'package.json'),
      `${JSON.stringify({ name: NAME, version, ...own }, null, 2)}\n`,
    )
    for (const [from, to] of [
      ['LICENSE', 'LICENSE'],
      ['docs/contract-checks.md', 'README.md'],
    ] as const)
      copyFileSync(from, join(folder, to))
    mkdirSync(out, { recursive: true })
    const { code, output } = await run(['npm', 'pack', folder, '--pack-destination', out, '--silent'])
    if (code !== 0) throw new Error(`npm pack failed:\n${output}`)
    const file = resolve(out, `${NAME}-${version}.tgz`)
    const { size } = statSync(file)
    if (size > MOST) throw new Error(`${file} has ${size} bytes, more than ${MOST}`)
    return file
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** One file for all commands; what is installed stays outside. */
async function bundle(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: 'src/contract-checks/cli.ts',
      outDir: folder,
      emptyOutDir: true,
      target: 'node22',
      minify: false,
      rolldownOptions: {
        output: { entryFileNames: 'cli.js', banner: '#!/usr/bin/env node', codeSplitting: false },
      },
    },
  })
  chmodSync(join(folder, 'cli.js'), 0o755)
}

function manifestOf(): { readonly version: string } & Readonly<Record<string, unknown>> {
  const { version, license, engines, dependencies, devDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Manifest
  const all = { ...devDependencies, ...dependencies }
  return {
    version,
    description:
      'Checks whether a server keeps its OpenAPI contract, and whether a contract breaks its callers.',
    license,
    type: 'module',
    bin: { [NAME]: 'cli.js' },
    files: ['cli.js'],
    engines,
    dependencies: Object.fromEntries(DEPENDENCIES.map((name) => [name, all[name] ?? ''])),
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await program({
    name: 'pack:checks',
    help,
    async main(args) {
      const { values } = parseArgs({ args, options: { out: { type: 'string', default: 'dist-checks' } } })
      console.log(await packChecks(values.out))
    },
  })
