import { vi } from 'vitest'
import { createDecoder } from '#src/core/stomp/decoder.ts'

/** A WebSocket under a test's hand. */
export class FakeSocket extends EventTarget {
  readonly decode = createDecoder(10_000)
  readonly sent: string[] = []
  isClosed = false
  readonly openedWith: readonly [address: string, protocols: string[]]
  constructor(...args: [address: string, protocols: string[]]) {
    super()
    this.openedWith = args
    opened.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.isClosed = true
  }
  /** Command and headers of all frames that the app sent since the last call. */
  frames(): (readonly [command: string, headers: Record<string, string>])[] {
    return this.sent
      .splice(0)
      .flatMap((text) => this.decode(text))
      .map(({ command, headers }) => [command, { ...headers }] as const)
  }
  open(): void {
    this.dispatchEvent(new Event('open'))
  }
  receive(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

let opened: FakeSocket[] = []

/** Gives out fake sockets from now on, until globals are restored; returns those that were opened, the last at the end. */
export function fakeSockets(): readonly FakeSocket[] {
  opened = []
  vi.stubGlobal('WebSocket', FakeSocket)
  return opened
}
