/**
 * Stores form values that were typed and not yet sent. They survive an expired session, a change of language and a
 * reload (SESS-07).
 *
 *   draftStore.read(formId)    draftStore.write(formId, value | null, secrets?)    clearDrafts()
 *
 * Drafts live in session storage, so they end with the tab. Each belongs to a form and to the person who
 * typed it. Never stored: fields named as secret and whatever is called a password, secret, token or code
 * (at any depth), files (also as data addresses), and what begins with `$` (limits that a form is given).
 * At most 20 drafts of 20,000 characters each, none older than a day; the oldest make room.
 *
 *   draftStore.held(formId)    draftStore.hold(formId, value | null)
 *
 * What must not be stored but may come back as long as the page lives, such as photos of documents: kept in memory
 * only, for the same person, until the form is sent or they log out.
 */
import { systemNow } from '#src/core/time/instant.ts'
import { setDraftClearer, DRAFTS_KEY } from './draft-clearing.ts'
import { sessionStore } from './session.ts'
import { defineEntry, isRecord, wrapped } from './storage.ts'

const MOST = 20
const LONGEST = 20_000
const LIFE_MS = 86_400_000
/** A second net below the contract's own marks. An invite code (`promotionCode`) is no secret. */
const SECRET = /passw|pwd|secret|token|^code$|^(sms|email|phone|google)code$/i

type Draft = {
  readonly form: string
  readonly owner: string
  readonly savedAt: number
  readonly value: unknown
}

/** Until version 1 drafts of orders were named `spot-order:BTC/USDT`; since then by product, `order:spot:BTC/USDT`. */
const ordersOfProducts = (old: unknown): unknown =>
  Array.isArray(old)
    ? old.map((draft: unknown) =>
        isDraft(draft) ? { ...draft, form: draft.form.replace(/^spot-order:/, 'order:spot:') } : draft,
      )
    : old

const draftsEntry = defineEntry<readonly Draft[]>({
  key: DRAFTS_KEY,
  areas: ['session'],
  migrations: [wrapped, ordersOfProducts],
  check: (value) => (Array.isArray(value) ? value.filter(isDraft) : null),
})

/**
 * Member who opened a form by reading its draft. A draft saved after the session has expired still belongs to that
 * member.
 */
const owners = new Map<string, string>()

const heldValues = new Map<string, { readonly owner: string; readonly value: object }>()

export const draftStore = {
  /** Returns the value that `hold` stored for this form and the person now logged in; null when there is none. */
  held(form: string): unknown {
    const kept = heldValues.get(form)
    return kept?.owner === currentOwner() ? kept.value : null
  },

  /** Keeps a value in memory for the member who opened the form; null forgets it. */
  hold(form: string, value: object | null): void {
    const owner = owners.get(form)
    if (owner === undefined || value === null) heldValues.delete(form)
    else heldValues.set(form, { owner, value })
  },

  /**
   * Returns the draft of this form typed by the person now logged in (or a visitor), null when there is none. Plain
   * data, but perhaps of an older release: check it. Opens the form for that person.
   */
  read(form: string): unknown {
    const owner = currentOwner()
    owners.set(form, owner)
    return fresh().find((draft) => draft.form === form && draft.owner === owner)?.value ?? null
  },

  /** Keeps a form's value for the member who opened the form by reading its draft; null forgets it. */
  write(form: string, value: unknown, secrets: readonly string[] = []): void {
    const owner = owners.get(form)
    if (owner === undefined) return
    const others = fresh().filter((draft) => draft.form !== form || draft.owner !== owner)
    const kept = withoutSecrets(value, new Set(secrets)) ?? null
    const isKept = kept !== null && JSON.stringify(kept).length <= LONGEST
    store(isKept ? [...others, { form, owner, savedAt: systemNow(), value: kept }] : others)
  },
}

/**
 * Forgets all drafts of whoever is logged in, and what their open forms save from now on: a log-out leaves
 * nothing behind, an expired session does.
 */
export function clearDrafts(): void {
  const owner = currentOwner()
  heldValues.clear()
  for (const [form, opener] of owners) if (opener === owner) owners.delete(form)
  store(fresh().filter((draft) => draft.owner !== owner))
}

setDraftClearer(clearDrafts)

const currentOwner = (): string => sessionStore.get().member?.id ?? 'visitor'

function fresh(): readonly Draft[] {
  const now = systemNow()
  return (draftsEntry.read() ?? []).filter(({ savedAt }) => savedAt <= now && now - savedAt <= LIFE_MS)
}

const store = (drafts: readonly Draft[]): void =>
  draftsEntry.write(drafts.length === 0 ? null : drafts.slice(-MOST))

/** A copy with plain data only; undefined where nothing of it may be kept. */
function withoutSecrets(value: unknown, secrets: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return value.startsWith('data:') ? undefined : value
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value
  if (Array.isArray(value))
    return value.map((item) => withoutSecrets(item, secrets)).filter((item) => item !== undefined)
  if (!isPlain(value)) return undefined
  const kept = Object.entries(value)
    .filter(([name]) => !secrets.has(name) && !SECRET.test(name) && !name.startsWith('$'))
    .map(([name, item]) => [name, withoutSecrets(item, secrets)] as const)
    .filter(([, item]) => item !== undefined)
  return Object.fromEntries(kept)
}

/** Files, blobs and dates are objects too, but not plain ones. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.getPrototypeOf(value) === Object.prototype

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value)) return false
  const { form, owner, savedAt } = value
  return typeof form === 'string' && typeof owner === 'string' && typeof savedAt === 'number'
}
