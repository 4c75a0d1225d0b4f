import { operations } from '#generated/operations/all.ts'
import { sockets, streams as channels } from '#generated/streams.ts'
import { pushesOf, sourceOf, takenMessages } from './areas/topics.ts'
import { openExchange } from './exchange-box.ts'
import { createBodyReader } from './http/body.ts'
import { contractChecksOf } from './http/contract-checks.ts'
import { serveMedia } from './http/media.ts'
import { createPhotoAccess } from './http/photo-access.ts'
import { createRouter } from './http/routes.ts'
import { createCallServer } from './http/serve-call.ts'
import { memoryBlobs } from './kernel/blobs.ts'
import { systemEntropy } from './kernel/entropy.ts'
import { randomOf } from './kernel/random.ts'
import { STRONG_ITERATIONS } from './kernel/secrets.ts'
import { generatedMocks } from './mock-answers.ts'
import { createPanel, PANEL } from './panel/panel.ts'
import type { Sandbox, SandboxOptions } from './sandbox.ts'
import { defaultScenario } from './scenario.ts'
import { noStreamFaults } from './streams/faults.ts'
import { createStreamHub, type StreamHub } from './streams/hub.ts'
import { createTopicReader } from './streams/topic.ts'
import { realTimers } from './streams/timers.ts'

/** Bytes of all bodies that arrive at one time. */
const BODY_ROOM = 96 * 1024 * 1024

/**
 * Starts an exchange on its journal: an empty one gets the personas, a kept one goes on where it stopped.
 * @throws JournalMismatch when the journal has a hole or was written by rules that no longer hold
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { base = '/api', panel = 'off', entropy = systemEntropy } = options
  const onFault = options.onFault ?? (() => undefined)
  const blobs = options.blobs ?? memoryBlobs()
  const listeners: StreamHub[] = []
  const box = await openExchange({ ...options, blobs }, entropy, (event) => {
    for (const each of listeners) each.event(event)
  })
  const readBody = createBodyReader(BODY_ROOM)
  const streams = noStreamFaults()
  const pushed = createStreamHub(
    box,
    { readTopic: createTopicReader(channels), sourceOf, pushesOf, takers: takenMessages },
    { faults: streams, timers: options.timers ?? realTimers, onFault },
  )
  listeners.push(pushed)
  const photos = await createPhotoAccess(box, blobs, entropy, base)
  const scenario = defaultScenario()
  const serveCall = createCallServer({
    box,
    scenario,
    entropy,
    blobs,
    photos,
    frame: (socket, symbol) => pushed.frame(socket, symbol),
    base,
    router: createRouter(Object.values(operations)),
    checks: contractChecksOf(options.contract),
    passwordIterations: options.passwordIterations ?? STRONG_ITERATIONS,
    checkAnswers: options.checkAnswers ?? 'sampled',
    mocks: options.mocks ?? generatedMocks,
    draws: randomOf(`${options.seed}/scenario`),
    readBody,
    isSlow: options.isSlow ?? (() => false),
    onFault,
  })
  const servePanel = createPanel({
    box,
    scenario,
    streams,
    cut: () => pushed.cut(),
    clock: box.clock,
    journal: options.journal,
    entropy,
    panel,
    readBody,
  })

  return {
    async handle(request, visitor = 'unknown') {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith(PANEL)) return panel === 'off' ? undefined : servePanel(request)
      // The base itself, with or without its slash, is the address of a screen: no operation stands there.
      if (!pathname.startsWith(`${base}/`) || pathname === `${base}/`) return undefined
      const path = pathname.slice(base.length)
      return (
        serveMedia(path) ?? (await photos.serve(request, path)) ?? (await serveCall(request, path, visitor))
      )
    },
    socketAt: (path) => sockets.find((socket) => path === `${base}${socket}`),
    connect: (client, socket) => pushed.connect(client, socket),
    view: () => box.engine.view(),
    hash: () => box.engine.hash(),
    async close() {
      pushed.cut()
      await box.close()
    },
  }
}
