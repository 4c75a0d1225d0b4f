import { spawn, type ChildProcessByStdio } from 'node:child_process'
import type { Readable } from 'node:stream'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { toolFile } from './contracts.ts'
import { prismFailures } from './reports.ts'
import type { Foreign } from './subjects.ts'
import type { Recording, Tool } from './tool.ts'

/** The proxy of prism between the server and a plain client, which sends one valid request per operation. */
export async function prism(subject: Foreign, recording: Recording, port: number): Promise<Tool> {
  const { href } = subject.server.url
  const proxy = spawn(toolFile('prism'), ['proxy', subject.file, href, '--errors', '-p', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const base = `http://127.0.0.1:${port}`
  await listening(proxy)
  return {
    name: 'prism proxy',
    async failures(only) {
      const told: string[] = []
      for (const [id, { request, text }] of recording) {
        if (only !== undefined && only !== id) continue
        const url = new URL(request.url)
        const { method, headers } = request
        const path = url.pathname.slice(subject.api.base.length) + url.search
        const sent = new Headers(
          [...headers].filter(([name]) => !/^(host|connection|content-length)$/.test(name)),
        )
        const seen = await fetch(`${base}${path}`, {
          method,
          headers: sent,
          redirect: 'manual',
          ...(method === 'GET' || text === '' ? {} : { body: text }),
        }).then(
          async (response) => prismFailures(id, response.status, await response.text()),
          () => [`${id} no answer`],
        )
        told.push(...seen)
      }
      return told
    },
    close: () => proxy.kill(),
  }
}

/** Waits for the line that says so. */
const listening = (proxy: ChildProcessByStdio<null, Readable, null>): Promise<void> =>
  new Promise((done, failed) => {
    let told = ''
    proxy.stdout.setEncoding('utf8').on('data', (text: string) => {
      told += text
      if (/is listening on/.test(told)) done()
    })
    proxy.once('error', failed)
    proxy.once('close', () => failed(new BadInput(`prism ended before it listened: ${told.trim()}`)))
  })
