/** A recorded call of the shop of other-style.ts. */
export type RecordedCall = {
  readonly path?: string
  readonly send?: unknown
  readonly answer: unknown
  readonly status?: number
  /** False where no token was sent. */
  readonly session?: boolean
  readonly time?: number
  readonly started?: string
}

/** A call as an entry of an HTTP archive. */
export function recorded(call: RecordedCall): object {
  const {
    path = '/v1/orders',
    send = { size: 5 },
    answer,
    status = 200,
    session = true,
    time,
    started,
  } = call
  return {
    ...(time === undefined ? {} : { time }),
    ...(started === undefined ? {} : { startedDateTime: started }),
    request: {
      method: 'POST',
      url: `https://shop.test/gateway${path}`,
      headers: session ? [{ name: 'X-Session', value: 'very-secret' }] : [],
      postData: { mimeType: 'application/json', text: JSON.stringify(send) },
    },
    response: {
      status,
      headers: [{ name: 'Content-Type', value: 'application/json' }],
      content: { text: typeof answer === 'string' ? answer : JSON.stringify(answer) },
    },
  }
}
