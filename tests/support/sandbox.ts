import type { Scenario } from '#src/sandbox/scenario.ts'
import type { Stoppable } from '#src/sandbox/areas/spot/spot-state.ts'
import type { StreamFaults } from '#src/sandbox/streams/faults.ts'
import type { APIRequestContext } from '@playwright/test'

type Message = { readonly code: string; readonly address: string; readonly purpose: string }

/** Sets a sandbox back to its first day: it forgets everything but the personas. */
export async function resetSandbox(url: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/__sandbox/reset`, { method: 'POST', headers, body: '{}' })
  if (!response.ok) throw new Error(`reset: ${response.status} ${await response.text()}`)
}

/** The sandbox's switches (`/__sandbox/`), as tests use them. */
export class Sandbox {
  readonly #request: APIRequestContext

  constructor(request: APIRequestContext) {
    this.#request = request
  }

  /** The latest code that was sent to an e-mail address or phone number. @throws Error when there is none */
  async codeSentTo(address: string): Promise<string> {
    const response = await this.#request.get('/__sandbox/inbox', { params: { address } })
    const [latest] = (await response.json()) as Message[]
    if (latest === undefined) throw new Error(`no message to ${address}`)
    return latest.code
  }

  /** Returns the code that the authenticator app of an account shows now. */
  async authenticatorCode(account: string): Promise<string> {
    const response = await this.#request.get('/__sandbox/authenticator', { params: { account } })
    const { code } = (await response.json()) as { code: string }
    return code
  }

  /** Makes operations answer with a code of the test's choice, whatever was asked; `{}` ends it. */
  async force(codes: Record<string, number>): Promise<void> {
    await this.scenario({ force: codes })
  }

  /** Injects failures into calls (src/sandbox/scenario.ts); `{}` ends them. */
  async scenario(scenario: Partial<Scenario>): Promise<void> {
    await this.#switch('scenario', scenario)
  }

  /** Injects failures into the streams (src/sandbox/streams/faults.ts); `{}` ends them. */
  async streams(faults: Partial<StreamFaults>): Promise<void> {
    await this.#switch('streams', faults)
  }

  /** Cuts every stream off, as a network does. */
  async drop(): Promise<void> {
    await this.#switch('drop', {})
  }

  /** Ends all injected failures. */
  async calm(): Promise<void> {
    await this.scenario({})
    await this.streams({})
  }

  /** Moves the exchange's clock forward. */
  async jump(ms: number): Promise<void> {
    await this.clock({ jump: ms })
  }

  /** Moves the exchange's clock, or lets it run at another speed: at 0 it stands. */
  async clock(change: { readonly jump?: number; readonly speed?: number }): Promise<void> {
    await this.#switch('clock', change)
  }

  /** Says what is stopped in a pair; all else goes on. */
  async stop(symbol: string, stopped: readonly Stoppable[]): Promise<void> {
    await this.#switch('pair', { symbol, stopped })
  }

  /** Stops the rounds of options of a pair, or cancels one of them. */
  async options(change: {
    readonly symbol: string
    readonly stopped?: boolean
    readonly cancel?: 'betting' | 'drawing'
  }): Promise<void> {
    await this.#switch('option', change)
  }

  /** Returns the time of the exchange's clock, in epoch milliseconds. */
  async now(): Promise<number> {
    const response = await this.#request.get('/__sandbox/clock')
    return ((await response.json()) as { now: number }).now
  }

  /** Sends coins from outside to a deposit address: `{coin, amount, address, memo?}`. */
  async deposit(what: Readonly<Record<string, string>>): Promise<void> {
    await this.#switch('deposit', what)
  }

  /** Takes an account's newest open withdrawal one step further. */
  async stepWithdrawal(account: string, step: 'approve' | 'refuse' | 'send' | 'fail'): Promise<void> {
    await this.#switch('withdrawal', { account, step })
  }

  /** Lets staff decide an appealed C2C order. */
  async decideAppeal(order: string, outcome: 'release' | 'cancel'): Promise<void> {
    await this.#switch('appeal', { order, outcome })
  }

  /** Lets the computed side of a C2C order take its next step. */
  async stepCounterparty(
    order: string,
    step: 'pay' | 'release' | 'cancel' | 'appeal' | 'say',
  ): Promise<void> {
    await this.#switch('counterparty', { order, step })
  }

  /** Moves an activity of the lab on to a later phase, or cancels it. */
  async activity(change: {
    readonly id: number
    readonly step?: 1 | 2 | 3
    readonly cancel?: true
  }): Promise<void> {
    await this.#switch('activity', change)
  }

  async #switch(name: string, data: object): Promise<void> {
    const response = await this.#request.post(`/__sandbox/${name}`, { data })
    if (!response.ok()) throw new Error(`${name}: ${response.status()} ${await response.text()}`)
  }
}
