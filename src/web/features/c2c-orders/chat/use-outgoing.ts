import { useCallback, useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#generated/models/chat-message.ts'

/** A message that was written here. No answer says that it was taken: it comes back on the topic. */
export type Outgoing = {
  readonly id: number
  readonly content: string
  /** Messages of this text that were here, or on their way, before it. */
  readonly before: number
  /** Not sent, or not come back in time. */
  readonly failed: boolean
}

/** Milliseconds in which a message has to come back. */
const PATIENCE_MS = 8_000

/** Keeps what was written until it is among `own`. `post` returns false where nothing could be sent. */
export function useOutgoing(post: (content: string) => boolean, own: readonly ChatMessage[]) {
  const [all, setAll] = useState<readonly Outgoing[]>([])
  const lastId = useRef(0)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const started = timers.current
    return () => started.forEach(clearTimeout)
  }, [])

  const count = (content: string): number => own.filter((message) => message.content === content).length
  const outgoing = all.filter(({ content, before }) => count(content) <= before)

  const start = useCallback(
    (id: number, content: string): void => {
      const fail = (): void =>
        setAll((list) => list.map((one) => (one.id === id ? { ...one, failed: true } : one)))
      if (!post(content)) return fail()
      const timer = setTimeout(() => {
        timers.current.delete(timer)
        fail()
      }, PATIENCE_MS)
      timers.current.add(timer)
    },
    [post],
  )

  function send(content: string): void {
    lastId.current += 1
    const id = lastId.current
    const before = count(content) + outgoing.filter((one) => one.content === content).length
    setAll([...outgoing, { id, content, before, failed: false }])
    start(id, content)
  }

  function sendAgain(id: number): void {
    const one = outgoing.find((each) => each.id === id)
    if (one === undefined) return
    setAll(outgoing.map((each) => (each.id === id ? { ...each, failed: false } : each)))
    start(id, one.content)
  }

  return { outgoing, send, sendAgain }
}
