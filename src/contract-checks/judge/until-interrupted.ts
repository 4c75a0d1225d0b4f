import type { Readable } from 'node:stream'

/** The text of a stream until it ends or the program is asked to end (Ctrl-C). */
export async function* untilInterrupted(input: Readable): AsyncGenerator<string> {
  let isEnded = false
  const end = (): void => {
    isEnded = true
    input.destroy()
  }
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.once(signal, end)
  try {
    for await (const chunk of input.setEncoding('utf8')) yield String(chunk)
  } catch (error) {
    if (!isEnded) throw error
  } finally {
    for (const signal of signals) process.off(signal, end)
  }
}
