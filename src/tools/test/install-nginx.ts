import { existsSync, globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { run } from '../run.ts'
import { unpackPackages } from './unpack-packages.ts'

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
  await unpackPackages(PACKAGES, FOLDER, 'The test of docs/deploy.md needs nginx with Brotli')
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
