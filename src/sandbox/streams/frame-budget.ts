/** Milliseconds for which the numbers of frames count. */
export const BUDGET_WINDOW = 5_000
/** Frames of one client in a window, and subscriptions among them: each is answered with all current values. */
const MOST_FRAMES = 500
const MOST_SUBSCRIPTIONS = 60

export type FrameBudget = {
  /** Counts a frame; false when it is one too many. */
  takes(command: string): boolean
  /** A new window begins. */
  renew(): void
}

export function createFrameBudget(): FrameBudget {
  let [frames, subscriptions] = [0, 0]
  return {
    takes(command) {
      frames += 1
      if (command === 'SUBSCRIBE') subscriptions += 1
      return frames <= MOST_FRAMES && subscriptions <= MOST_SUBSCRIPTIONS
    },
    renew() {
      frames = 0
      subscriptions = 0
    },
  }
}
