/** Lets many pieces of work run side by side, or one alone. */
export type Gate = {
  /** Runs `work` beside others; it waits while something runs alone. */
  pass<T>(work: () => T | Promise<T>): Promise<T>
  /** Keeps others waiting, lets those that run come to their end, and runs `work` by itself. */
  alone<T>(work: () => T | Promise<T>): Promise<T>
}

export function createGate(): Gate {
  let running = 0
  let whenEmpty: (() => void) | undefined
  /** The last of those that run alone or wait for it; undefined while the gate is open. */
  let closed: Promise<unknown> | undefined

  async function drained(): Promise<void> {
    if (running === 0) return
    await new Promise<void>((resolve) => {
      whenEmpty = resolve
    })
  }

  async function after<T>(before: Promise<unknown> | undefined, work: () => T | Promise<T>): Promise<T> {
    await before?.catch(() => undefined)
    await drained()
    return work()
  }

  return {
    async pass(work) {
      for (let shut = closed; shut !== undefined; shut = closed) await shut.catch(() => undefined)
      running += 1
      try {
        return await work()
      } finally {
        running -= 1
        if (running === 0) whenEmpty?.()
      }
    },
    async alone(work) {
      const own = after(closed, work)
      closed = own
      try {
        return await own
      } finally {
        if (closed === own) closed = undefined
      }
    },
  }
}
