import { Busy } from '../kernel/work-queue.ts'

/** Calls that are served at once, and those among them of nobody who is logged in. */
const MOST_CALLS = 256
const MOST_STRANGERS = 96
/** The same while the process is slow: members go before strangers, who may try again. */
const MOST_STRANGERS_WHEN_SLOW = 4

/** Turns calls away before there are more than can be answered in a time that anybody would wait. */
export type Load = {
  /** Serves a call, or refuses it. @throws Busy */
  serve<T>(isStranger: boolean, call: () => Promise<T>): Promise<T>
}

/** `isSlow` returns true while the process falls behind. */
export function createLoad(isSlow: () => boolean): Load {
  let calls = 0
  let strangers = 0
  return {
    async serve(isStranger, call) {
      const most = isSlow() ? MOST_STRANGERS_WHEN_SLOW : MOST_STRANGERS
      if (calls >= MOST_CALLS || (isStranger && strangers >= most)) throw new Busy('too many calls')
      calls += 1
      if (isStranger) strangers += 1
      try {
        return await call()
      } finally {
        calls -= 1
        if (isStranger) strangers -= 1
      }
    },
  }
}
