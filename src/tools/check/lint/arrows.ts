import { posix } from 'node:path'
import { areaOf, isTest } from './where.ts'

/**
 * Areas that each area may import (docs/architecture.md, "Arrows"). An area knows itself and what stands in its row;
 * `core` and `tools` stand for all areas below them; `generated`, `form-definitions` (forms/), `locales` and `openapi`
 * are folders outside src.
 */
const KNOWS: Readonly<Record<string, string>> = {
  'core/money': '',
  'core/stomp': '',
  'core/store': '',
  'core/text': '',
  'core/time': '',
  'core/command-line': '',
  'core/totp': '',
  'core/contract': 'core/money core/time',
  'core/perpetual': '',
  'core/stakes': 'core/money',
  'core/otc': 'core/money',
  'core/earn': 'core/money core/time',
  'core/lab': 'core/money',

  'web/paths': '',
  'web/site': '',
  'web/session': 'core web/paths',
  'web/client': 'core generated web/session web/paths',
  'web/ui': 'core web/site web/paths',
  'web/list': 'core generated web/client web/ui web/session',
  'web/member': 'core generated web/client web/ui web/session web/paths',
  'web/forms': 'core generated form-definitions web/ui',
  // What ads, the C2C market and C2C orders have in common.
  'web/c2c':
    'core generated form-definitions web/streams web/forms web/list web/member web/ui web/session web/client web/paths web/site',
  'web/streams': 'core generated web/session',
  'web/trading/live': 'core web/streams',
  // Of the contract only texts, and the history of assets: wire types and calls belong to a product.
  'web/trading':
    'core generated/messages generated/models/transaction generated/models/transaction-type web/trading/live web/streams web/forms web/list web/member web/ui web/session web/client web/paths web/site',
  // What both kinds of perpetual contracts have in common on the wire.
  'web/trading/perpetual-wire':
    'core generated form-definitions web/trading web/trading/live web/streams web/forms web/list web/member web/ui web/session web/client web/paths web/site',
  // The same of options and second contracts.
  'web/trading/stakes-wire': 'core generated web/trading web/streams web/session web/client',
  'web/trading/products':
    'core generated form-definitions web/trading web/trading/perpetual-wire web/trading/stakes-wire web/trading/live web/streams web/forms web/list web/member web/ui web/session web/client web/paths web/site',
  'web/features':
    'core generated form-definitions web/c2c web/trading web/streams web/forms web/list web/member web/ui web/session web/client web/paths web/site',
  'web/app':
    'core generated form-definitions locales web/features web/c2c web/trading web/streams web/forms web/list web/member web/ui web/session web/client web/paths web/site',
  'web/mocks': 'core generated',
  'web/gallery': 'core generated web/app web/session web/ui web/list web/member web/paths web/site',
  web: 'web/app web/session web/client web/mocks',

  sandbox: 'core generated locales openapi',
  'contract-checks': 'core generated openapi',
  tools: 'core tools',
}

const PRODUCTS = 'web/trading/products/'

/** Says why `file` may not import `specifier`, or null when it may. Packages are not judged here. */
export function forbiddenImport(file: string, specifier: string): string | null {
  const from = areaOf(file)
  if (from === null || isTest(file)) return null
  const to = targetArea(file, specifier)
  if (to === null || to === from) return null
  const row = rowOf(from)
  if (row === undefined)
    return `src/${from} has no row in the table of arrows (src/tools/check/lint/arrows.ts)`
  if (from.startsWith('web/features/') && to.startsWith('web/features/'))
    return `features do not know each other: ${from} imports ${to}; what two need moves down`
  if (from.startsWith(PRODUCTS) && to.startsWith(PRODUCTS))
    return `products do not know each other: ${from} imports ${to}; what two need moves down`
  if (to.startsWith(PRODUCTS) && from === 'web/trading')
    return `${from} may not know ${to}: it takes the product that it is given (src/web/trading/products/product.ts)`
  if (row.split(' ').some((known) => to === known || to.startsWith(`${known}/`))) return null
  return `${from} may not know ${to} (docs/architecture.md, "Arrows")`
}

/** The row of an area, or of the folder that it stands in: a feature has the row of all features. */
function rowOf(area: string): string | undefined {
  return KNOWS[area] ?? (area.includes('/') ? rowOf(posix.dirname(area)) : undefined)
}

function targetArea(file: string, specifier: string): string | null {
  const path = specifier.split('?')[0] ?? ''
  if (path.startsWith('.')) return areaOfPath(posix.join(posix.dirname(file.replaceAll('\\', '/')), path))
  return path.startsWith('#') ? areaOfPath(path.slice(1)) : null
}

function areaOfPath(path: string): string | null {
  const inside = areaOf(path)
  if (inside !== null) return inside
  const generated = path.match(/(?:^|\/)(generated\/.+?)\.[a-z]+$/)?.[1]
  if (generated !== undefined) return generated
  const top = path.match(/(?:^|\/)(generated|forms|locales|openapi|tests)\//)?.[1]
  return top === 'forms' ? 'form-definitions' : (top ?? null)
}
