import { connectionLost, onConnectionBack } from '#src/web/client/connection.ts'
import { ChunkError } from '#src/web/ui/loading/chunk.ts'

/** After so many tries in vain it is not the line: a release has replaced the file, say. */
const MOST = 3

/** Tries anew when the line is back what could not be loaded; what broke for other reasons is left to the user. */
export function createLineRetry(retry: () => void) {
  let tries = 0
  let stop = (): void => {}
  return {
    failed(error: unknown): void {
      stop()
      if (!(error instanceof ChunkError) || tries === MOST) return
      connectionLost()
      stop = onConnectionBack(() => {
        stop()
        tries += 1
        retry()
      })
    },
    /** The user tries himself, or what failed is gone. */
    stop(): void {
      stop()
      tries = 0
    },
  }
}
