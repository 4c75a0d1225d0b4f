/** There is more to do than can be done; nothing was begun. */
export class Busy extends Error {
  override readonly name = 'Busy'
}

/** Does so many pieces of work at once; a few wait for their turn, and all others are refused. */
export type WorkQueue = {
  /** @throws Busy when too many wait */
  run<T>(work: () => Promise<T>): Promise<T>
}

export function createWorkQueue({
  atOnce,
  waiting,
}: {
  readonly atOnce: number
  readonly waiting: number
}): WorkQueue {
  let running = 0
  const turns: (() => void)[] = []

  return {
    async run(work) {
      if (turns.length >= waiting) throw new Busy('too many wait')
      // Whoever ends hands over: a newcomer does not come before those that wait.
      if (running >= atOnce) await new Promise<void>((resolve) => turns.push(resolve))
      else running += 1
      try {
        return await work()
      } finally {
        const next = turns.shift()
        if (next === undefined) running -= 1
        else next()
      }
    },
  }
}
