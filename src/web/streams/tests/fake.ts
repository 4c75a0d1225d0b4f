/** A clock, a screen and a server under a test's hand. */
import type { Environment } from '../environment.ts'
import type { Handlers, SentMessage, Source } from '../transport.ts'

/** Milliseconds from one frame to the next. */
export const FRAME_MS = 16

type Task = { readonly at: number; readonly run: () => void }

export function fakeEnvironment() {
  let now = 0
  let late = 0
  let slept = 0
  let visible = true
  let pictureMs = 10
  const tasks = new Set<Task>()
  const [onSight, onNetwork, onLoss] = [new Set<() => void>(), new Set<() => void>(), new Set<() => void>()]
  const after = (ms: number, run: () => void): (() => void) => {
    const task = { at: now + ms + late, run }
    tasks.add(task)
    return () => tasks.delete(task)
  }
  const add = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener)
    return () => set.delete(listener)
  }
  const environment: Environment = {
    after,
    at: (moment, run) => after(moment - now, run),
    pictured: (run) => void after(pictureMs, run),
    nextFrame: (run) => void after(FRAME_MS, run),
    now: () => now,
    wall: () => now + slept,
    random: () => 1,
    isVisible: () => visible,
    onVisibility: add(onSight),
    onOnline: add(onNetwork),
    onOffline: add(onLoss),
  }
  return {
    environment,
    show(next: boolean): void {
      visible = next
      for (const listener of onSight) listener()
    },
    /** From now on the browser makes a picture in so many milliseconds. */
    pictureIn: (ms: number) => (pictureMs = ms),
    /** From now on timers are late by so much, as those of browsers are. */
    lag: (ms: number) => (late = ms),
    /** The machine sleeps: timers and their clock stand still. */
    sleep: (ms: number) => (slept += ms),
    /** A debugger holds the page: what is due meanwhile comes late, and before what was said to it. */
    hold: (ms: number) => (now += ms),
    online: () => onNetwork.forEach((listener) => listener()),
    offline: () => onLoss.forEach((listener) => listener()),
    waiting: () => tasks.size,
    /** Lets time pass, with promises settled between what is due. */
    pass: async (ms: number): Promise<void> => {
      const end = now + ms
      await settle()
      for (;;) {
        const [next] = [...tasks].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
        if (next === undefined) break
        now = Math.max(now, next.at)
        // What is due at one moment is done together.
        for (const task of [...tasks].filter(({ at }) => at === next.at)) if (tasks.delete(task)) task.run()
        await settle()
      }
      now = end
    },
  }
}

/** Promises that are ready are dealt with. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
}

/** A server that says what a test wants, and remembers who connected. */
export function fakeSource() {
  type Heard = Map<string, (body: string) => void>
  const lines: {
    handlers: Handlers
    token: string | null
    topics: Heard
    sent: SentMessage[]
    closed: boolean
  }[] = []
  const source: Source = {
    connect(token, handlers) {
      const line = { handlers, token, topics: new Map() as Heard, sent: [] as SentMessage[], closed: false }
      lines.push(line)
      return {
        subscribe(topic, hear) {
          line.topics.set(topic, hear)
          return () => line.topics.delete(topic)
        },
        send: (message) => line.sent.push(message),
        close: () => {
          line.closed = true
        },
      }
    },
  }
  const last = () => {
    const line = lines.at(-1)
    if (line === undefined) throw new Error('nobody has connected')
    return line
  }
  return {
    source,
    lines,
    last,
    topics: (): readonly string[] => [...last().topics.keys()],
    open: () => last().handlers.opened(),
    drop: () => last().handlers.closed(),
    send: (topic: string, body: unknown) =>
      last().topics.get(topic)?.(typeof body === 'string' ? body : JSON.stringify(body)),
  }
}

/** Channels between two threads: what is said on them is copied, and heard when the test says so. */
export function fakeChannels() {
  const said: (() => void)[] = []
  class FakePort extends EventTarget {
    other: FakePort | null = null
    start(): void {}
    postMessage(data: unknown): void {
      const copy: unknown = structuredClone(data)
      said.push(() => this.other?.dispatchEvent(new MessageEvent('message', { data: copy })))
    }
    close(): void {
      this.other = null
    }
  }
  class FakeChannel {
    readonly port1 = new FakePort()
    readonly port2 = new FakePort()
    constructor() {
      this.port1.other = this.port2
      this.port2.other = this.port1
    }
  }
  return {
    FakeChannel,
    /** All that was said on any channel, and whatever is said in answer, is heard. */
    heard: async (): Promise<void> => {
      await settle()
      for (let hear = said.shift(); hear !== undefined; hear = said.shift()) {
        hear()
        await settle()
      }
    },
  }
}
