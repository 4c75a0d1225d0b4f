import { spawn } from 'node:child_process'
import { ensureBuilt } from './build.ts'
import { seconds, toolPath } from './run.ts'

/** `npm start`: builds what changed, then serves app, API and sandbox on one loopback port. */
const started = performance.now()
const built = await ensureBuilt()
if (built) console.log(`Built in ${seconds(performance.now() - started)}; the next start is faster.`)

const server = spawn('node', ['src/sandbox/node/serve.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, PATH: toolPath() },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
server.on('error', (error) => {
  console.error(error.message)
  process.exitCode = 1
})
server.on('close', (code) => {
  process.exitCode = code ?? 0
})
