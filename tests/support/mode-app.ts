import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, toolPath } from '#src/tools/run.ts'

/** The app built in another mode, served as static files without a back end. */
export type BuiltApp = { readonly url: string; readonly folder: string; readonly stop: () => Promise<void> }

export async function startInMode(name: 'mocks' | 'gallery'): Promise<BuiltApp> {
  const folder = mkdtempSync(join(tmpdir(), `openbourse-${name}-`))
  const mode = ['--mode', name, '--outDir', folder]
  const built = await run(['vite', 'build', ...mode, '--emptyOutDir', '--logLevel', 'error'])
  if (built.code !== 0) throw new Error(`vite build --mode ${name} failed:\n${built.output}`)
  const child = spawn('vite', ['preview', ...mode, '--host', '127.0.0.1', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: toolPath(), NO_COLOR: '1' },
  })
  return {
    url: await addressOf(child),
    folder,
    stop: async () => {
      const closed = once(child, 'close')
      child.kill()
      await closed
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The address that the server prints once it serves. */
async function addressOf(child: ChildProcess): Promise<string> {
  let printed = ''
  return new Promise((found, failed) => {
    const read = (text: string): void => {
      printed += text
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0]
      if (address !== undefined) found(address)
    }
    child.stdout?.setEncoding('utf8').on('data', read)
    child.stderr?.setEncoding('utf8').on('data', read)
    child.on('error', failed)
    child.on('close', (code) => failed(new Error(`the server ended (${code}) before it served:\n${printed}`)))
  })
}
