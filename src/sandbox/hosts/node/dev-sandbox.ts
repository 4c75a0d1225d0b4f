import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { createSandbox } from '../../create-sandbox.ts'
import { createClock } from '../../kernel/clock.ts'
import { memoryJournal } from '../../kernel/journal.ts'
import { appConfig } from './app-config.ts'
import { readContract } from './contract-file.ts'
import { discardBody, sendResponse, toRequest, visitorOf } from './http-adapter.ts'
import { requestUrl } from './request-url.ts'
import { createStreamSockets } from './stream-sockets.ts'
import { describeMessage, describeStorage } from './welcome.ts'

export type DevSandbox = {
  /** Answers what is the sandbox's; false when it is not. */
  answer(message: IncomingMessage, out: ServerResponse): Promise<boolean>
  /** Takes the upgrade of a stream; false when it is none. */
  upgrade(message: IncomingMessage, socket: Duplex, head: Buffer): boolean
}

/** The dev server's exchange: `app` is the folder of the app's config.json. In memory, all switches on, every answer checked against the contract. */
export async function createDevSandbox(app: string, say: (text: string) => void): Promise<DevSandbox> {
  const sandbox = await createSandbox({
    seed: 'openbourse',
    clock: createClock(),
    journal: memoryJournal(),
    contract: readContract(),
    checkAnswers: 'always',
    panel: 'full',
    onMessage: (message) => say(describeMessage(message)),
    onFault: (error) => say(String(error)),
    onStorage: (error) => say(describeStorage(error)),
  })
  const sockets = createStreamSockets(sandbox)
  return {
    upgrade(message, socket, head) {
      const isForUs = sockets.isForUs(message)
      if (isForUs) sockets.upgrade(message, socket, head)
      return isForUs
    },
    async answer(message, out) {
      const url = requestUrl(message)
      const request = url && toRequest(message, url)
      const response =
        (await appConfig(message, app)) ?? (request && (await sandbox.handle(request, visitorOf(message))))
      if (response !== undefined) await discardBody(message, out)
      if (response !== undefined) await sendResponse(response, out)
      return response !== undefined
    },
  }
}
