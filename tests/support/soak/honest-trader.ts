import { once } from 'node:events'
import { WebSocket } from 'ws'
import { bookTopStream } from '#generated/streams.ts'
import { createDecoder } from '#src/core/stomp/decoder.ts'
import { encodeFrame } from '#src/core/stomp/frame.ts'

export type Trader = {
  /** Places, sees and cancels an order once for every book that comes, until told to stop. */
  trade(isOver: () => boolean): Promise<Traded>
}

export type Traded = {
  readonly rounds: number
  /** Time of each call, milliseconds. */
  readonly calls: readonly number[]
  /** The longest time without a book, milliseconds. */
  readonly silence: number
  /** Deviations that the trader noticed. */
  readonly noticed: readonly string[]
}

/** A persona, and an order that rests far from the market. */
export type Plan = {
  readonly persona: string
  readonly symbol: string
  readonly price: string
  readonly amount: string
}

type Fields = Readonly<Record<string, string>>
type Answer = { readonly code: number; readonly message: string; readonly data: unknown }

/** Logs in at a server and listens to a book, as an honest member does. */
export async function honestTrader(
  url: string,
  socketPath: string,
  { persona, symbol, price, amount }: Plan,
): Promise<Trader> {
  const noticed: string[] = []
  const calls: number[] = []

  async function ask(path: string, fields: Fields, headers: Fields = {}): Promise<Answer> {
    const started = performance.now()
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { lang: 'en_US', ...headers },
    })
    const body = (await answer.json()) as Answer
    calls.push(performance.now() - started)
    if (answer.status !== 200 || (body.code ?? 0) !== 0)
      noticed.push(`${persona}: ${path}: ${answer.status} ${body.message}`)
    return body
  }

  const account = { username: `${persona}@openbourse.test`, password: 'openbourse' }
  const { token } = (await ask('/uc/login', account)).data as { token: string }
  const own = { 'x-auth-token': token }
  const funds = async (): Promise<string> =>
    JSON.stringify((await ask('/uc/asset/wallet/USDT', {}, own)).data)
  const current = async (): Promise<string> => {
    const rows = (await ask('/exchange/order/personal/current', { symbol }, own)) as unknown as {
      readonly content: readonly { readonly orderId: string }[]
    }
    return rows.content.map(({ orderId }) => orderId).join()
  }

  const books = await listen(url, socketPath, symbol, noticed)

  async function round(before: string): Promise<void> {
    const order = { symbol, direction: 'BUY', type: 'LIMIT_PRICE', price, amount }
    const resting = await current()
    const id = String((await ask('/exchange/order/add', order, own)).data)
    if (!(await current()).includes(id)) noticed.push(`order ${id} is not listed`)
    await ask(`/exchange/order/cancel/${id}`, {}, own)
    if ((await current()) !== resting) noticed.push(`order ${id} is still listed`)
    const after = await funds()
    if (after !== before) noticed.push(`the funds were ${before} and are ${after}`)
  }

  return {
    async trade(isOver) {
      const before = await funds()
      let rounds = 0
      while (!isOver()) {
        await books.next()
        await round(before)
        rounds += 1
      }
      books.close()
      return { rounds, calls, silence: books.silence(), noticed }
    },
  }
}

/** Subscribes to a book and minds that no message of it is missing. */
async function listen(url: string, path: string, symbol: string, noticed: string[]) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`)
  await once(socket, 'open')
  const decode = createDecoder(1_000_000)
  const send = (command: string, headers: Fields): void =>
    socket.send(encodeFrame({ command, headers, body: '' }))
  let [last, silence, came] = [-1, 0, performance.now()]
  let isOver = false
  let resume = (): void => undefined
  socket.on('message', (data) => {
    for (const { command, body } of decode((data as Buffer).toString('utf8'))) {
      if (command === 'ERROR') noticed.push('the stream was refused')
      if (command !== 'MESSAGE') continue
      const { direction, seq } = JSON.parse(body) as { direction: string; seq: number }
      if (direction !== 'BUY') continue
      if (last >= 0 && seq !== last + 1) noticed.push(`book ${seq} came after ${last}`)
      last = seq
      silence = Math.max(silence, performance.now() - came)
      came = performance.now()
      resume()
    }
  })
  socket.on('close', () => {
    if (!isOver) noticed.push('the stream was closed')
    resume()
  })
  send('CONNECT', { 'accept-version': '1.2', host: 'sandbox' })
  send('SUBSCRIBE', { id: 'book', destination: bookTopStream.topic({ symbol }) })
  return {
    next: () =>
      socket.readyState === WebSocket.OPEN
        ? new Promise<void>((resolve) => {
            resume = resolve
          })
        : Promise.resolve(),
    silence: () => silence,
    close() {
      isOver = true
      socket.close()
    },
  }
}
