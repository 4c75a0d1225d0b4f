import type { FirstPage } from '#src/web/client/config.ts'

/**
 * Configuration that a deployment changes without a build: `/config.json`, read once before the first screen.
 * The page preloads it beside the script, so that it costs no extra round trip.
 *
 * | field          | default           | |
 * |----------------|-------------------|-|
 * | `api`          | `/api`            | base of the API: a path of this origin or an http(s) address |
 * | `streams`      | `/api`            | base of the live data: a path or a ws(s) address |
 * | `brand.name`   | `Openbourse`      | shown in the header and in titles |
 * | `brand.logo`   | null              | path or https address of a picture; null shows ours |
 * | `address`      | null              | https address that the QR code for phones leads to; null is where the page is |
 * | `methods`      | `{}`              | operationId -> `GET` or `POST`, where the contract allows both |
 * | `firstPage`    | `{}`              | number of the first page, 0 or 1: of all lists, or operationId -> number |
 */
export type Config = {
  readonly api: string
  readonly streams: string
  readonly brand: { readonly name: string; readonly logo: string | null }
  readonly address: string | null
  readonly methods: Readonly<Record<string, 'GET' | 'POST'>>
  readonly firstPage: FirstPage
}

export const DEFAULT_CONFIG: Config = {
  api: '/api',
  streams: '/api',
  brand: { name: 'Openbourse', logo: null },
  address: null,
  methods: {},
  firstPage: {},
}

/** Lists all mistakes in a configuration, one sentence each. */
export class ConfigError extends Error {
  readonly errors: readonly string[]

  constructor(errors: readonly string[]) {
    super(`config.json: ${errors.join('; ')}`)
    this.name = 'ConfigError'
    this.errors = errors
  }
}

/**
 * Reads `/config.json`. A server that has none (404, or its page for unknown paths) means the defaults;
 * one that is broken stops the start, as an app that talks to the wrong server is worse than none.
 * @throws ConfigError naming every error
 */
export async function loadConfig(get: typeof fetch = fetch): Promise<Config> {
  const answer = await get('/config.json', { credentials: 'same-origin' })
  const type = answer.headers.get('content-type') ?? ''
  if (answer.status === 404 || type.includes('html')) return DEFAULT_CONFIG
  if (!answer.ok) throw new ConfigError([`the server answered ${answer.status}`])
  const text = await answer.text()
  try {
    return parseConfig(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError) throw new ConfigError([`no JSON (${error.message})`])
    throw error
  }
}

/** @throws ConfigError naming every error */
export function parseConfig(value: unknown): Config {
  if (!isRecord(value)) throw new ConfigError(['not an object'])
  const errors: string[] = []
  const brand = 'brand' in value ? value['brand'] : {}
  const methods = 'methods' in value ? value['methods'] : {}
  if (!isRecord(brand)) errors.push('brand is not an object')
  if (!isRecord(methods)) errors.push('methods is not an object')

  const config: Config = {
    api: address(value, 'api', DEFAULT_CONFIG.api, /^https?:$/, errors),
    streams: address(value, 'streams', DEFAULT_CONFIG.streams, /^wss?:$/, errors),
    brand: isRecord(brand) ? brandOf(brand, errors) : DEFAULT_CONFIG.brand,
    address: pageAddress(value['address'] ?? null, errors),
    methods: isRecord(methods) ? methodsOf(methods, errors) : {},
    firstPage: firstPageOf(value['firstPage'] ?? {}, errors),
  }
  const known = Object.keys(DEFAULT_CONFIG)
  for (const field of Object.keys(value)) if (!known.includes(field)) errors.push(`${field} is not known`)
  if (errors.length > 0) throw new ConfigError(errors)
  return config
}

type Fields = Readonly<Record<string, unknown>>

function address(from: Fields, field: string, fallback: string, scheme: RegExp, errors: string[]): string {
  const value = from[field] ?? fallback
  const good =
    typeof value === 'string' &&
    (isPath(value) || (URL.canParse(value) && scheme.test(new URL(value).protocol)))
  if (good) return value.replace(/\/+$/, '')
  errors.push(`${field} is neither a path nor an address`)
  return fallback
}

function pageAddress(value: unknown, errors: string[]): string | null {
  const isAddress = typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value)
  if (value !== null && !isAddress) errors.push('address is no http address')
  return isAddress ? value : null
}

function brandOf(brand: Fields, errors: string[]): Config['brand'] {
  const { name = DEFAULT_CONFIG.brand.name, logo = null } = brand
  const goodName = typeof name === 'string' && name.trim() !== ''
  const goodLogo =
    logo === null || (typeof logo === 'string' && (isPath(logo) || logo.startsWith('https://')))
  if (!goodName) errors.push('brand.name is not a text')
  if (!goodLogo) errors.push('brand.logo is neither a path nor an https address')
  return {
    name: goodName ? name : DEFAULT_CONFIG.brand.name,
    logo: goodLogo ? logo : null,
  }
}

function methodsOf(methods: Fields, errors: string[]): Config['methods'] {
  const good = Object.entries(methods).filter((entry): entry is [string, 'GET' | 'POST'] => {
    const known = entry[1] === 'GET' || entry[1] === 'POST'
    if (!known) errors.push(`methods.${entry[0]} is neither GET nor POST`)
    return known
  })
  return Object.fromEntries(good)
}

function firstPageOf(value: unknown, errors: string[]): FirstPage {
  const all = isRecord(value) ? Object.values(value) : [value]
  if (all.every((first) => first === 0 || first === 1)) return value as FirstPage
  errors.push('firstPage is neither 0 nor 1, nor an object of these')
  return {}
}

/** A path of this origin: `//host` and `/\host` would lead elsewhere. */
const isPath = (text: string): boolean => /^\/(?![/\\])/.test(text)

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
