import type { CDPSession, Page } from '@playwright/test'
import { checkLoginOperation } from '#generated/operations/session.ts'
import { getMyInfoOperation } from '#generated/operations/member.ts'
import { withEmptyLists } from './empty-lists.ts'

/**
 * Way in which the exchange answers: normally, never, not at all (the network is down), with an error page of its
 * proxy, with a refusal, or with all lists empty.
 */
export type AnswerKind = 'well' | 'never' | 'down' | 'broken' | 'refused' | 'empty'

type Paused = {
  readonly requestId: string
  readonly request: { readonly url: string; readonly method: string }
  /** Only once there is an answer. */
  readonly responseStatusCode?: number
}

/** Calls that always pass, so that the member stays logged in whatever happens to all other calls. */
const EXEMPT: ReadonlySet<string> = new Set([checkLoginOperation.path, getMyInfoOperation.path])
const BASE = '/api'
/** Message of a refused call. */
const REFUSAL = 'refused by the test'

/**
 * Answers the calls of a page in a chosen manner. It uses the browser's own protocol: Playwright's routes would switch
 * its cache off, and each page would cost four times as much.
 */
export class Answers {
  readonly #browser: CDPSession
  readonly #waiting: Paused[] = []
  #manner: AnswerKind = 'well'
  /** Paths of the calls since `become`, in their order. */
  readonly asked: string[] = []

  private constructor(browser: CDPSession) {
    this.#browser = browser
  }

  static async of(page: Page): Promise<Answers> {
    const browser = await page.context().newCDPSession(page)
    const answers = new Answers(browser)
    browser.on('Fetch.requestPaused', (paused: Paused) => void answers.#meet(paused).catch(() => undefined))
    const urlPattern = `*${BASE}/*`
    await browser.send('Fetch.enable', {
      patterns: [
        { urlPattern, requestStage: 'Request' },
        { urlPattern, requestStage: 'Response' },
      ],
    })
    return answers
  }

  /** From now on; what has been waiting is answered like that too. */
  async become(manner: AnswerKind): Promise<void> {
    this.#manner = manner
    this.asked.length = 0
    // Some have been given up meanwhile.
    await Promise.allSettled(this.#waiting.splice(0).map((paused) => this.#meet(paused)))
  }

  async #meet(paused: Paused): Promise<void> {
    const { requestId, request, responseStatusCode } = paused
    const path = new URL(request.url).pathname.slice(BASE.length)
    if (responseStatusCode === undefined) this.asked.push(path)
    const manner = EXEMPT.has(path) ? 'well' : this.#manner
    if (responseStatusCode !== undefined) {
      if (manner === 'empty') await this.#empty(requestId, request.method, path)
      else await this.#browser.send('Fetch.continueResponse', { requestId })
    } else if (manner === 'never') this.#waiting.push(paused)
    else if (manner === 'down')
      await this.#browser.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionRefused' })
    else if (manner === 'broken') await this.#answer(requestId, 502, '<h1>Bad gateway</h1>')
    else if (manner === 'refused')
      await this.#answer(requestId, 200, JSON.stringify({ code: 500, message: REFUSAL, data: null }))
    else await this.#browser.send('Fetch.continueRequest', { requestId })
  }

  async #empty(requestId: string, method: string, path: string): Promise<void> {
    const { body, base64Encoded } = await this.#browser.send('Fetch.getResponseBody', { requestId })
    const text = base64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body
    await this.#answer(requestId, 200, JSON.stringify(withEmptyLists(method, path, JSON.parse(text))))
  }

  async #answer(requestId: string, responseCode: number, text: string): Promise<void> {
    const type = text.startsWith('<') ? 'text/html' : 'application/json'
    await this.#browser.send('Fetch.fulfillRequest', {
      requestId,
      responseCode,
      responseHeaders: [{ name: 'content-type', value: type }],
      body: Buffer.from(text).toString('base64'),
    })
  }
}
