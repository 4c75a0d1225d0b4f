/** A clock, a screen and a server under a test's hand. */
import type { Environment } from '../environment.ts'
import type { Hears, Transport } from '../transport.ts'

type Task = { readonly at: number; readonly run: () => void }

export function fakeEnvironment() {
  let now = 0
  let late = 0
  let visible = true
  const tasks = new Set<Task>()
  const [onSight, onNetwork] = [new Set<() => void>(), new Set<() => void>()]
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
    frame: (run) => after(16, run),
    now: () => now,
    random: () => 1,
    isVisible: () => visible,
    onVisibility: add(onSight),
    onOnline: add(onNetwork),
  }
  return {
    environment,
    show(next: boolean): void {
      visible = next
      for (const listener of onSight) listener()
    },
    /** From now on timers are late by so much, as those of browsers are. */
    lag: (ms: number) => (late = ms),
    online: () => onNetwork.forEach((listener) => listener()),
    waiting: () => tasks.size,
    /** Lets time pass, with promises settled between what is due. */
    async pass(ms: number): Promise<void> {
      const end = now + ms
      await settle()
      for (;;) {
        const [next] = [...tasks].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
        if (next === undefined) break
        tasks.delete(next)
        now = Math.max(now, next.at)
        next.run()
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

export function fakeTransport() {
  const lines: { hears: Hears; token: string | null; topics: Set<string>; closed: boolean }[] = []
  const transport: Transport = {
    connect(token, hears) {
      const line = { hears, token, topics: new Set<string>(), closed: false }
      lines.push(line)
      return {
        subscribe: (topic) => line.topics.add(topic),
        unsubscribe: (topic) => line.topics.delete(topic),
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
    transport,
    lines,
    last,
    open: () => last().hears.opened(),
    drop: () => last().hears.closed(),
    send: (topic: string, body: unknown) =>
      last().hears.message(topic, typeof body === 'string' ? body : JSON.stringify(body)),
  }
}
