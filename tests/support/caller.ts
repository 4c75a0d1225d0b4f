import type { APIRequestContext } from '@playwright/test'
import { PERSONA_PASSWORD } from './people.ts'

export type Answer = { readonly code: number; readonly message: string; readonly data: unknown }

/** Calls the exchange as a logged-in program: prepares data for a test, or tries forbidden calls. */
export class Caller {
  readonly #request: APIRequestContext
  readonly #token: string

  private constructor(request: APIRequestContext, token: string) {
    this.#request = request
    this.#token = token
  }

  /** @throws Error when the log-in is refused */
  static async of(request: APIRequestContext, account: string, password = PERSONA_PASSWORD): Promise<Caller> {
    const response = await request.post('/api/uc/login', { form: { username: account, password } })
    const { code, message, data } = (await response.json()) as Answer
    if (code !== 0) throw new Error(`log-in of ${account}: ${message}`)
    return new Caller(request, (data as { token: string }).token)
  }

  async post(path: string, form: Record<string, string | number> = {}): Promise<Answer> {
    const response = await this.#request.post(`/api${path}`, { form, headers: this.#headers() })
    return (await response.json()) as Answer
  }

  async get(path: string): Promise<Answer> {
    const response = await this.#request.get(`/api${path}`, { headers: this.#headers() })
    return (await response.json()) as Answer
  }

  /** @throws Error when the exchange refuses */
  async done(path: string, form: Record<string, string | number> = {}): Promise<unknown> {
    const { code, message, data } = await this.post(path, form)
    if (code !== 0) throw new Error(`${path}: ${message}`)
    return data
  }

  #headers(): Record<string, string> {
    return { 'x-auth-token': this.#token, lang: 'en_US' }
  }
}
