import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Opens a TCP connection to a server. */
export async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  return socket
}

/** Sends text as it is and returns what comes back until the server closes, or until `isWhole` says that it is all. */
export async function sendRaw(
  url: string,
  text: string | Buffer,
  isWhole: (answer: string) => boolean = () => false,
): Promise<string> {
  const socket = await openSocket(url)
  return new Promise((resolve) => {
    let answer = ''
    const finish = (): void => {
      socket.destroy()
      resolve(answer)
    }
    socket.setEncoding('latin1').on('data', (part: string) => {
      answer += part
      if (isWhole(answer)) finish()
    })
    socket.on('close', finish).on('error', finish)
    socket.write(text, 'latin1')
  })
}

/** Sends text and resets the connection at once, as a crashed client does. */
export async function sendAndReset(url: string, text: string | Buffer): Promise<void> {
  const socket = await openSocket(url)
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  await new Promise<void>((sent) => {
    socket.write(text, 'latin1', () => sent())
  })
  socket.resetAndDestroy()
  await closed
}

/** The status of an answer, 0 when there is none. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0)
