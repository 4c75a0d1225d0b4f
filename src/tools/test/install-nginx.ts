import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { run } from '../run.ts'

/** An nginx with the Brotli module, installed as Debian does it below `root` (`/`, or a folder of unpacked packages). */
export type Nginx = { readonly root: string; readonly program: string; readonly env: Record<string, string> }

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-filter']
const FOLDER = resolve('.cache/nginx')
const MINUTE = 60_000

/**
 * Finds Debian's nginx, or unpacks its packages into .cache/nginx: nothing else on the machine changes, no service
 * starts, and nobody has to be root.
 * @throws Error with what was tried, where there is no apt-get or no network
 */
export async function ensureNginx(): Promise<Nginx> {
  const found = await findNginx()
  if (found !== null) return found
  await unpackPackages()
  const unpacked = await findNginx()
  if (unpacked !== null) return unpacked
  throw new Error(`The nginx of ${FOLDER} does not start. By hand: apt install ${PACKAGES.join(' ')}`)
}

async function findNginx(): Promise<Nginx | null> {
  for (const root of ['/', join(FOLDER, 'root')]) {
    const program = join(root, 'usr/sbin/nginx')
    if (![program, join(root, 'usr/lib/nginx/modules/ngx_http_brotli_filter_module.so')].every(existsSync))
      continue
    const env = { LD_LIBRARY_PATH: globSync(join(root, 'usr/lib/*-linux-gnu')).join(':') }
    const nginx = { root, program, env: root === '/' ? {} : env }
    const { code } = await run([program, '-v'], { env: nginx.env, timeout: MINUTE / 2 })
    if (code === 0) return nginx
  }
  return null
}

async function unpackPackages(): Promise<void> {
  console.log(`No nginx yet: apt-get download ${PACKAGES.join(' ')} …`)
  mkdirSync('.cache', { recursive: true })
  // In a folder of its own until all is there: two runs at the same time do not see each other's halves.
  const folder = mkdtempSync(`${FOLDER}-`)
  for (const part of ['lists/partial', 'cache/archives/partial', 'root'])
    mkdirSync(join(folder, part), { recursive: true })
  const options = [
    `Dir::State::lists=${folder}/lists`,
    `Dir::Cache=${folder}/cache`,
    'Debug::NoLocking=1',
    ...(process.getuid?.() === 0 ? ['APT::Sandbox::User=root'] : []),
  ].flatMap((option) => ['-o', option])
  await must(['apt-get', ...options, 'update'])
  await must([
    'apt-get',
    ...options,
    'install',
    '--yes',
    '--reinstall',
    '--no-install-recommends',
    '--download-only',
    ...PACKAGES,
  ])
  for (const file of globSync(join(folder, 'cache/archives/*.deb')))
    await must(['dpkg-deb', '--extract', file, join(folder, 'root')])
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER)
  renameSync(join(folder, 'root'), join(FOLDER, 'root'))
  rmSync(folder, { recursive: true })
}

async function must(command: readonly string[]): Promise<void> {
  const { code, output } = await run(command, {
    timeout: 5 * MINUTE,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (code !== 0)
    throw new Error(
      [
        'The test of docs/deploy.md needs nginx with Brotli, and it could not be downloaded.',
        `By hand, on Debian or Ubuntu: apt install ${PACKAGES.join(' ')}`,
        `${command[0]} failed: ${output.trim().split('\n').slice(-3).join('\n')}`,
      ].join('\n'),
    )
}
