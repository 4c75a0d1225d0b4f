import type { ExchangeBox } from '../exchange-box.ts'
import type { BodyReader } from '../http/body.ts'
import type { MovableClock } from '../kernel/clock.ts'
import type { Entropy } from '../kernel/entropy.ts'
import type { Journal } from '../kernel/journal.ts'
import { Busy } from '../kernel/work-queue.ts'
import { StorageError } from '../kernel/storage-error.ts'
import { totpCode, totpStep } from '#src/core/totp/totp.ts'
import { PERSONA_PASSWORD, PERSONAS } from '../personas/personas.ts'
import type { SandboxOptions } from '../sandbox.ts'
import type { Scenario } from '../scenario.ts'
import { findMember } from '../areas/members/members.ts'
import { changeStreamFaults, type StreamFaults } from '../streams/faults.ts'
import { banMember, decideReview, enableGiftCard, lockWallet, stopPair } from './actions.ts'
import { listAddresses, makeDeposit, stepWithdrawal } from './asset-actions.ts'
import { stopProduct } from './earn-actions.ts'
import { operateActivity } from './lab-actions.ts'
import { exportJournal, readExport } from './journal-export.ts'
import { decideAppeal, stepCounterparty, visitAd } from './otc-actions.ts'
import { servePage } from './page/page.ts'
import { changeOptions, stopSecond } from './stake-actions.ts'
import { changeClock, changeScenario } from './switches.ts'

export const PANEL = '/__sandbox/'

export type PanelOptions = {
  readonly box: ExchangeBox
  readonly scenario: Scenario
  readonly streams: StreamFaults
  /** Cuts every stream off. */
  readonly cut: () => void
  readonly clock: MovableClock
  readonly journal: Journal
  readonly entropy: Entropy
  readonly panel: NonNullable<SandboxOptions['panel']>
  readonly readBody: BodyReader
}

/** Calls that replace this exchange by another; each waits by itself for all other calls. */
const ALONE = new Set(['POST reset', 'POST journal'])

/** Bytes of a switch's body, and of an import. */
const MOST_BODY = 64 * 1024
const MOST_JOURNAL = 64 * 1024 * 1024

class TooLarge extends Error {}

const json = (value: unknown, status = 200): Response =>
  Response.json(value ?? null, { status, headers: { 'cache-control': 'no-store' } })

/** Answers with the result of `look`, or with its error. */
async function answered(look: () => unknown): Promise<Response> {
  try {
    return json(await look())
  } catch (error) {
    const status =
      error instanceof StorageError || error instanceof Busy ? 503 : error instanceof TooLarge ? 413 : 400
    return json({ error: error instanceof Error ? error.message : String(error) }, status)
  }
}

/**
 * Returns the panel: calls for people and tests beside the exchange, under `/__sandbox/`; bodies and answers are JSON.
 *
 * | call                        | |
 * |-----------------------------|-|
 * | GET                         | a page of the switches that are moved most, for people |
 * | GET personas                | who to log in as, with password |
 * | GET inbox?address=          | messages "sent", newest first, of all or one address |
 * | GET authenticator?account=  | `{code}` that an authenticator app would show next |
 * | GET addresses?account=      | deposit addresses, of all members or one |
 * | POST deposit                | `{coin, amount, address, memo?}` or with `{account, protocol}`, `lost?`; coins arrive |
 * | GET, POST clock             | `{now, speed}`; `{jump?: ms, speed?: factor}` |
 * | GET, POST scenario          | `{latency?: ms, errorRate?: 0…1, force?: {operationId: code}, malformed?: operationId[]}`; the rest is calm |
 * | GET, POST streams           | what is wrong with the streams, see streams/faults.ts; what is left out is calm |
 * | POST drop                   | `{}`; cuts every stream off |
 * | POST review                 | `{account, what: 'real-name' | 'merchant', refuse?}`; ends a review now |
 * | POST customer               | `{ad, all?}`; a customer opens an order on an ad now; its number |
 * | POST counterparty           | `{order, step: 'pay' | 'release' | 'cancel' | 'appeal' | 'say'}`; of a C2C order |
 * | POST appeal                 | `{order, outcome: 'release' | 'cancel'}`; staff decides now |
 * | POST withdrawal             | `{account, step: 'approve' | 'refuse' | 'send' | 'fail'}`; of the newest open one |
 * | POST lock                   | `{account, coin, kind?, locked}`; locks a wallet or frees it |
 * | POST pair                   | `{symbol, stopped}`; what is stopped in a pair, see spot/spot-state.ts |
 * | POST bar                    | `{account, barred}`; bars a member from trading |
 * | POST option                 | `{symbol, stopped?, closed?, cancel?}`; stops rounds of options, or cancels one |
 * | POST second                 | `{symbol, stopped}`; stops second contracts on a pair |
 * | POST earn                   | `{kind: 'savings' | 'recurring', product, stopped}`; takes a product off offer |
 * | POST activity               | `{id, step?: 1 | 2 | 3, cancel?: true}`; moves an activity of the lab on, or cancels it |
 * | POST gift-card              | `{id, enabled}`; takes a gift card out of use or back into it |
 * | POST reset                  | `{}`; forgets everything but the personas |
 * | GET, POST journal           | export, with members' data masked; import of one |
 * | GET hash                    | `{hash, seq}` of the state |
 *
 * Personas, inbox, authenticator, addresses and deposit are offered from `panel: 'inbox'` on, the others with `panel: 'full'`.
 */
export function createPanel(options: PanelOptions): (request: Request) => Promise<Response> {
  const { box, scenario, streams, cut, clock } = options

  const open: Record<string, (query: URLSearchParams) => unknown> = {
    'GET personas': () =>
      PERSONAS.filter(({ extra }) => !extra).map(({ name, about, email, phone, country }) => ({
        name,
        about,
        email,
        phone,
        country,
        password: PERSONA_PASSWORD,
      })),
    'GET inbox': (query) => {
      const address = query.get('address')
      const messages = box.engine.view().inbox.toReversed()
      return address === null ? messages : messages.filter((message) => message.address === address)
    },
    'GET authenticator': (query) => authenticator(query.get('account') ?? ''),
    'GET addresses': (query) => listAddresses(box.engine, query.get('account')),
  }

  /** Deposits from outside: whoever runs the sandbox needs them, with switches or without. */
  const gifts: Record<string, (body: unknown) => unknown> = {
    'POST deposit': (body) => makeDeposit(box.engine, body),
  }

  const switches: Record<string, (body: unknown) => unknown> = {
    ...gifts,
    'GET clock': () => ({ now: clock.now(), speed: clock.speed() }),
    'POST clock': (body) => changeClock(clock, body),
    'GET scenario': () => scenario,
    'POST scenario': (body) => changeScenario(scenario, body),
    'GET streams': () => streams,
    'POST streams': (body) => changeStreamFaults(streams, body),
    'POST drop': () => cut(),
    'POST review': (body) => decideReview(box.engine, body),
    'POST customer': (body) => visitAd(box.engine, body),
    'POST counterparty': (body) => stepCounterparty(box.engine, body),
    'POST appeal': (body) => decideAppeal(box.engine, body),
    'POST withdrawal': (body) => stepWithdrawal(box.engine, body),
    'POST lock': (body) => lockWallet(box.engine, body),
    'POST pair': (body) => stopPair(box.engine, body),
    'POST bar': (body) => banMember(box.engine, body),
    'POST option': (body) => changeOptions(box.engine, body),
    'POST second': (body) => stopSecond(box.engine, body),
    'POST earn': (body) => stopProduct(box.engine, body),
    'POST activity': (body) => operateActivity(box.engine, body),
    'POST gift-card': (body) => enableGiftCard(box.engine, body),
    'POST reset': () => box.reset(),
    'GET journal': () => exportJournal(box.seed, options.journal, options.entropy),
    'POST journal': (body) => box.replace(readExport(body)),
    'GET hash': () => ({ hash: box.engine.hash(), seq: box.engine.seq() }),
  }

  /** @throws TooLarge, BrokenBody, Busy, or SyntaxError when it is no JSON */
  async function readJson(request: Request, name: string): Promise<unknown> {
    const bytes = await options.readBody(request, name === 'POST journal' ? MOST_JOURNAL : MOST_BODY)
    if (bytes === undefined) throw new TooLarge('the body is too large')
    return JSON.parse(new TextDecoder().decode(bytes))
  }

  /** The code that a member's authenticator app would show and that still counts. */
  async function authenticator(account: string): Promise<{ code: string } | null> {
    const state = box.engine.view()
    const { totp } = findMember(state, 'email', account) ??
      findMember(state, 'phone', account) ?? { totp: null }
    if (totp === null) return null
    return { code: await totpCode(totp.secret, Math.max(totpStep(box.engine.now()), totp.used + 1)) }
  }

  return async (request) => {
    const url = new URL(request.url)
    const path = url.pathname.slice(PANEL.length)
    const name = `${request.method} ${path}`
    const page = options.panel === 'full' && request.method === 'GET' ? servePage(path) : undefined
    if (page !== undefined) return page
    const look = Object.hasOwn(open, name) ? open[name] : undefined
    if (look !== undefined) return answered(() => look(url.searchParams))
    const moves = options.panel === 'full' ? switches : gifts
    const move = Object.hasOwn(moves, name) ? moves[name] : undefined
    if (move === undefined) return json({ error: 'not offered' }, 404)
    // A page of another site can post a form to this port, but not JSON.
    const isJson = request.headers.get('content-type')?.startsWith('application/json') === true
    if (request.method === 'POST' && !isJson) return json({ error: 'JSON expected' }, 415)
    return answered(async () => {
      const body = request.method === 'POST' ? await readJson(request, name) : undefined
      return ALONE.has(name) ? move(body) : box.pass(() => move(body))
    })
  }
}
