import { spawn } from 'node:child_process'
import { program } from '#src/core/command-line/program.ts'
// oxlint-disable-next-line house/arrows -- told before a build of half a minute, not after it
import { SERVE_HELP, serveOptions } from '#src/sandbox/hosts/node/serve-options.ts'
import { ensureBuilt } from './build.ts'
import { onParentExit } from './npm-exit.ts'
import { seconds, toolPath } from '../run.ts'

await program({ name: 'start', help: SERVE_HELP, main: start })

/** `npm start`: builds what changed, then serves app, API and sandbox on one loopback port. */
async function start(args: string[]): Promise<void> {
  serveOptions(args)
  // From the beginning: npm may be gone before the build is done.
  onParentExit(() => process.kill(process.pid, 'SIGTERM'))
  const started = performance.now()
  const built = await ensureBuilt()
  if (built) console.log(`Built in ${seconds(performance.now() - started)}; the next start is faster.`)
  serve(args)
}

/** The server in a process of its own, with the project's Node; it ends when its line to this one breaks. */
function serve(args: readonly string[]): void {
  const server = spawn('node', ['src/sandbox/hosts/node/serve.ts', ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: toolPath() },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
  server.on('error', (error) => {
    console.error(error.message)
    process.exitCode = 1
  })
  // It has no code when a signal killed it; one that was only told to stop ends with 0.
  server.on('close', (code) => {
    process.exitCode = code ?? 1
  })
}
