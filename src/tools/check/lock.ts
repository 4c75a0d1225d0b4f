import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { program } from '#src/core/command-line/program.ts'

/** The parts of package-lock.json that matter here. */
export type Lock = { packages: Record<string, LockEntry> }
type LockEntry = {
  version?: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optional?: boolean
  dev?: boolean
  optionalDependencies?: Record<string, string>
}

/**
 * Names the optional packages that the lock's packages want and the lock lacks. npm leaves out what a
 * registry mirror does not carry (binaries for other systems), and `npm ci` then refuses the lock.
 */
export function missingOptional(lock: Lock): { name: string; version: string; dev: boolean }[] {
  return Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !resolves(lock, path, name))
      .map(([name, version]) => ({ name, version, dev: entry.dev === true })),
  )
}

/** The same lock with an entry for each missing optional package; throws for one whose system is unclear. */
export function fixedLock(lock: Lock): Lock {
  const added = missingOptional(lock).map(({ name, version, dev }): [string, LockEntry] => [
    `node_modules/${name}`,
    { version, ...platformOf(name), ...(dev ? { dev } : {}), optional: true },
  ])
  const { '': root, ...rest } = lock.packages
  const sorted = Object.entries({ ...rest, ...Object.fromEntries(added) }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  )
  return { ...lock, packages: { ...(root === undefined ? {} : { '': root }), ...Object.fromEntries(sorted) } }
}

function resolves(lock: Lock, path: string, name: string): boolean {
  const folder = path === '' ? '' : `${path}/`
  if (`${folder}node_modules/${name}` in lock.packages) return true
  return path !== '' && resolves(lock, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
}

function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const os = /android|darwin|freebsd|linux|openharmony|win32/.exec(name)?.[0]
  const cpu = /arm64|arm|x64|ia32|ppc64|riscv64|s390x/.exec(name.slice(name.indexOf(os ?? '')))?.[0]
  if (os === undefined || cpu === undefined)
    throw new Error(`package-lock.json lacks ${name}: not a platform's binary`)
  const libc =
    os !== 'linux' ? undefined : /musl/.test(name) ? 'musl' : /gnu/.test(name) ? 'glibc' : undefined
  return { os: [os], cpu: [cpu], ...(libc === undefined ? {} : { libc: [libc] }) }
}

const help = `npm run lock -- [--check]

Adds to package-lock.json the optional packages that a registry mirror left out.

  --check  only says whether some are missing
`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await program({
    name: 'lock',
    help,
    main(args) {
      const { values } = parseArgs({ args, options: { check: { type: 'boolean', default: false } } })
      const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
      const missing = missingOptional(lock).length
      if (values.check) {
        if (missing > 0)
          console.error(`package-lock.json lacks ${missing} optional packages: run npm run lock`)
        process.exitCode = missing > 0 ? 1 : 0
      } else {
        writeFileSync('package-lock.json', `${JSON.stringify(fixedLock(lock), null, 2)}\n`)
        console.log(`${missing} optional packages added to package-lock.json`)
      }
    },
  })
