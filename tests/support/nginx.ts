import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ensureNginx, type Nginx } from '#src/tools/test/install-nginx.ts'
import { selfSigned } from '../contract-checks/certificate.ts'
import { freePort } from './server.ts'

/** The name that docs/deploy.md gives to the exchange. */
export const HOST = 'exchange.example'

export type Site = {
  readonly http: number
  readonly https: number
  readonly certificate: string
  readonly stop: () => Promise<void>
}

/** Runs the nginx of docs/deploy.md on the built app, in front of the server that listens on a port of this machine. */
export async function startNginx(backend: number): Promise<Site> {
  const nginx = await ensureNginx()
  const folder = mkdtempSync(join(tmpdir(), 'openbourse-nginx-'))
  const { cert, key } = selfSigned(HOST)
  writeFileSync(join(folder, 'fullchain.pem'), cert)
  writeFileSync(join(folder, 'privkey.pem'), key, { mode: 0o600 })
  const [http, https] = [await freePort(), await freePort()]
  writeFileSync(join(folder, 'site'), siteOf({ folder, backend, http, https }))
  writeFileSync(join(folder, 'nginx.conf'), mainOf(nginx, folder))
  const child = await launch(nginx, folder)
  return {
    http,
    https,
    certificate: cert,
    async stop() {
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      await closed
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Place = {
  readonly folder: string
  readonly backend: number
  readonly http: number
  readonly https: number
}

/** The configuration of docs/deploy.md with this machine's ports and folders. IPv6 is left out: not every machine has it. */
function siteOf({ folder, backend, http, https }: Place): string {
  const [, site = ''] = /```nginx\n([\s\S]*?)```/.exec(readFileSync('docs/deploy.md', 'utf8')) ?? []
  return replaced(site, [
    [/^ *listen \[::\].*\n/gm, ''],
    [/listen 80\b/g, `listen 127.0.0.1:${http}`],
    [/listen 443\b/g, `listen 127.0.0.1:${https}`],
    [/127\.0\.0\.1:8080/g, `127.0.0.1:${backend}`],
    [/\/etc\/ssl\/exchange\.example/g, folder],
    [/\/var\/www\/openbourse/g, resolve('dist')],
  ])
}

/** Debian's own main configuration, with all that it writes in one folder, and this site as its only one. */
function mainOf({ root }: Nginx, folder: string): string {
  const main = readFileSync(join(root, 'etc/nginx/nginx.conf'), 'utf8')
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  for (const kind of kinds) mkdirSync(join(folder, kind))
  const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')
  return replaced(main, [
    // Workers read the checkout as the person does who runs the tests.
    [/^user .*;/m, process.getuid?.() === 0 ? 'user root; daemon off;' : 'daemon off;'],
    [/^worker_processes .*;/m, 'worker_processes 1;'],
    [/\/run\/nginx\.pid/, `${folder}/pid`],
    [/^error_log .*;\n/m, 'error_log stderr notice;\n'],
    [/\/etc\/nginx\/modules-enabled/, join(root, 'usr/share/nginx/modules-available')],
    [/access_log .*;/, 'access_log off;'],
    [/http \{/, `http { ${temporary}`],
    [/\/etc\/nginx\/mime\.types/, join(root, 'etc/nginx/mime.types')],
    [/include \/etc\/nginx\/conf\.d\/\*\.conf;/, ''],
    [/\/etc\/nginx\/sites-enabled\/\*/, `${folder}/site`],
  ])
}

/** @throws RangeError where a pattern is not found: the page or the package has changed */
function replaced(text: string, pairs: readonly (readonly [RegExp, string])[]): string {
  return pairs.reduce((all, [pattern, by]) => {
    if (all.search(pattern) < 0) throw new RangeError(`no ${String(pattern)} in the configuration of nginx`)
    return all.replace(pattern, by)
  }, text)
}

/** Resolves when nginx listens; rejects with what it printed when it ends before that. */
async function launch({ program, root, env }: Nginx, folder: string): Promise<ChildProcess> {
  const paths = ['-p', join(root, 'usr/share/nginx/'), '-c', join(folder, 'nginx.conf'), '-e', 'stderr']
  const child = spawn(program, paths, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  })
  let printed = ''
  await new Promise<void>((ready, failed) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      if (printed.includes('start worker process ')) ready()
    })
    child.on('error', failed)
    child.on('close', (code) => failed(new Error(`nginx ended (${code}) before it served:\n${printed}`)))
  })
  return child
}
